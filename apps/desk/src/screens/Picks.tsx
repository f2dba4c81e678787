import { failureOf, useGetBetOfCustomerQuery, type DeskBet, type DeskBetLegs } from '@kipenga/api/desk';
import { formatOdds } from '@kipenga/betting-core';
import { wordsAlone } from '@kipenga/desk-rules';
import { FailedState, Shimmer } from '@kipenga/ui';
import { Facts } from '../parts/Facts.tsx';
import { failureWords } from '../parts/failure-words.ts';
import { useMoment } from '../parts/use-moment.ts';

type Leg = DeskBetLegs['legs'][number];

/** The picks of a bet, or the matches of a jackpot ticket: picks, odds and results. */
export function Picks({ profileId, betId }: { readonly profileId: string } & Pick<DeskBet, 'betId'>) {
  const { currentData, error, isFetching, refetch } = useGetBetOfCustomerQuery({ profileId, betId });
  const failure = failureOf(error);
  if (currentData)
    return (
      <ol>
        {currentData.legs.map((leg, at) => (
          <li key={at}>
            <OnePick leg={leg} />
          </li>
        ))}
      </ol>
    );
  if (failure === null) return <Shimmer kind="line" count={4} />;
  return <FailedState text={failureWords(failure)} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

function OnePick({ leg }: { readonly leg: Leg }) {
  const moment = useMoment();
  const { homeTeam, awayTeam, gameId, startsAt, marketName, pick, odds, status, badge } = leg;
  return (
    <Facts
      facts={[
        ['Match', `${homeTeam} v ${awayTeam}, ${gameId}`],
        ['Starts', moment(startsAt)],
        ['Market', marketName],
        ['Pick', odds === null ? pick : `${pick}, at ${formatOdds(odds)}`],
        ['State', wordsAlone('bet', badge ?? status)],
        ['Score', leg.fullTimeScore],
        ['Came in', leg.winningOutcome],
      ]}
    />
  );
}
