import { PageHeader } from '@kipenga/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { BetDetail, betInState } from '../features/bet-history/index.ts';
import { useWords } from '../words/use-words.ts';

/** Bet Details: of the bet that navigation brought; without one, back to My Bets (R2-53). */
export function BetDetailPage() {
  const t = useWords();
  const bet = betInState(useLocation().state);
  if (bet === null) return <Navigate to="/bets" replace />;
  return (
    <>
      <PageHeader title={t('sportsbook.detail.title')} backHref="/bets" />
      <BetDetail bet={bet} />
    </>
  );
}
