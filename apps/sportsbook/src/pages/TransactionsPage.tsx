import { selectProfile, useShellSelector } from '@kipenga/shell';
import { PageHeader } from '@kipenga/ui';
import { TransactionHistory } from '../features/transactions/index.ts';
import { useWords } from '../words/use-words.ts';

/** My Transactions (R2-54). */
export function TransactionsPage() {
  const t = useWords();
  const profile = useShellSelector(selectProfile);
  return (
    <>
      <PageHeader title={t('sportsbook.transactions.title')} backHref="/account" />
      {profile !== null && <TransactionHistory phone={profile.phone} />}
    </>
  );
}
