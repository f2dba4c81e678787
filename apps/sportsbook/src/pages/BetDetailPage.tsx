import { selectProfile, useMessageText } from '@kipenga/shell';
import { PageHeader } from '@kipenga/ui';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { BetByAddress, BetDetail, betInState } from '../features/bet-history/index.ts';

/** Bet Details: of the bet that navigation brought, or that the address names; without one, back to My Bets (R2-53). */
export function BetDetailPage() {
  const titleOf = useMessageText();
  const profile = useSelector(selectProfile);
  const bet = betInState(useLocation().state);
  const named = useSearchParams()[0].get('bet');
  if (bet === null && named === null) return <Navigate to="/bets" replace />;
  return (
    <>
      <PageHeader title={titleOf({ id: 'shell.titles.betDetail' })} backHref="/bets" />
      {bet !== null && <BetDetail bet={bet} />}
      {bet === null && named !== null && profile !== null && (
        <BetByAddress profileId={profile.profileId} betId={named} />
      )}
    </>
  );
}
