import { PartBoundary, selectProfile, useMessageText } from '@kipenga/shell';
import { ButtonLink, FailedState, PageHeader, Shimmer } from '@kipenga/ui';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { LateStatement, STATEMENT_HREF } from '../features/statement/index.ts';
import { TransactionHistory } from '../features/transactions/index.ts';
import { useWords } from '../words/use-words.ts';

/** My Transactions (R2-54), and the statement of every movement (D87). */
export function TransactionsPage() {
  const t = useWords();
  const titleOf = useMessageText();
  const profile = useSelector(selectProfile);
  const [search] = useSearchParams();
  if (search.get('view') === 'statement')
    return (
      <>
        <PageHeader title={t('sportsbook.statement.title')} backHref="/transactions" />
        <PartBoundary
          fallback={(again) => <FailedState text={t('sportsbook.statement.failed')} onRetry={again} />}
        >
          <Suspense fallback={<Shimmer kind="transaction" />}>
            {profile !== null && <LateStatement profileId={profile.profileId} />}
          </Suspense>
        </PartBoundary>
      </>
    );
  return (
    <>
      <PageHeader
        title={titleOf({ id: 'shell.titles.transactions' })}
        backHref="/account"
        action={
          <ButtonLink href={STATEMENT_HREF} look="quiet" size="small">
            {t('sportsbook.account.statement')}
          </ButtonLink>
        }
      />
      {profile !== null && <TransactionHistory phone={profile.phone} />}
    </>
  );
}
