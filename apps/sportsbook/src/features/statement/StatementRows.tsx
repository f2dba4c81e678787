import { failureOf, useGetStatementQuery, type StatementChoice } from '@kipenga/api';
import { statementDays } from '@kipenga/betting-core';
import { answerMessage, useMessageText } from '@kipenga/shell';
import { EmptyState, FailedState, Shimmer } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import { DayOfStatement } from './DayOfStatement.tsx';

/** The movements of some days, the newest first, each day with what it ended at. */
export function StatementRows({ choice }: { readonly choice: StatementChoice }) {
  const t = useWords();
  const textOf = useMessageText();
  const { currentData, error, isFetching, refetch } = useGetStatementQuery(choice, {
    refetchOnMountOrArgChange: true,
  });
  if (error !== undefined && currentData === undefined) {
    const failure = failureOf(error);
    // Too many lines: what to do about it is in the answer.
    const said = failure?.kind === 'http' && failure.reason !== undefined ? answerMessage(failure) : null;
    return (
      <FailedState
        text={said === null ? t('sportsbook.statement.failed') : textOf(said)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (currentData === undefined) return <Shimmer kind="transaction" />;
  if (currentData.length === 0) return <EmptyState title={t('sportsbook.statement.empty')} />;
  const days = [...statementDays(currentData)].reverse();
  return days.map((day) => <DayOfStatement key={day.day} {...day} />);
}
