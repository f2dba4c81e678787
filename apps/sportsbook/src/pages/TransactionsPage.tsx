import { selectProfile, useMessageText } from '@kipenga/shell';
import { PageHeader } from '@kipenga/ui';
import { useSelector } from 'react-redux';
import { TransactionHistory } from '../features/transactions/index.ts';

/** My Transactions (R2-54). */
export function TransactionsPage() {
  const titleOf = useMessageText();
  const profile = useSelector(selectProfile);
  return (
    <>
      <PageHeader title={titleOf({ id: 'shell.titles.transactions' })} backHref="/account" />
      {profile !== null && <TransactionHistory phone={profile.phone} />}
    </>
  );
}
