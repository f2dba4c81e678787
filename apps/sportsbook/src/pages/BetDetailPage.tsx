import { useMessageText } from '@kipenga/shell';
import { PageHeader } from '@kipenga/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { BetDetail, betInState } from '../features/bet-history/index.ts';

/** Bet Details: of the bet that navigation brought; without one, back to My Bets (R2-53). */
export function BetDetailPage() {
  const titleOf = useMessageText();
  const bet = betInState(useLocation().state);
  if (bet === null) return <Navigate to="/bets" replace />;
  return (
    <>
      <PageHeader title={titleOf({ id: 'shell.titles.betDetail' })} backHref="/bets" />
      <BetDetail bet={bet} />
    </>
  );
}
