import { GOAL_MARKETS, type LiveState, type Market, type Outcome } from '@kipenga/betting-core';

/**
 * The most further goals of each side that are considered. An outcome that only more goals could change counts as
 * decided: a side five behind does not win.
 */
const GOALS_MORE = Array.from({ length: 6 }, (_, goals) => goals);

type Score = Pick<LiveState, 'home' | 'away'>;

/** True if further goals can still decide the outcome. A market unknown to the table is closed by its source. */
function isUndecided({ home, away }: Score, { typeId }: Market, { key }: Outcome): boolean {
  const market = GOAL_MARKETS.find((one) => one.typeId === typeId);
  const resultAt = market?.outcomes.find((one) => one.key === key)?.resultAt;
  if (market === undefined || resultAt === undefined) return true;
  if (market.looksAt !== 'full-time') return false;
  const ends = GOALS_MORE.flatMap((more) =>
    GOALS_MORE.map((others) =>
      resultAt({ home: home + more, away: away + others, halfHome: null, halfAway: null }),
    ),
  );
  return new Set(ends).size > 1;
}

/**
 * The markets of a match in play that can be bet on now or later. Leaves out those that the score has decided, and
 * those decided at half time, which have no prices in play. Suspended markets stay.
 */
export const marketsLeft = (score: Score, markets: readonly Market[]): readonly Market[] =>
  markets.flatMap((market) => {
    const outcomes = market.outcomes.filter(
      (outcome) => outcome.odds !== null || isUndecided(score, market, outcome),
    );
    return outcomes.length === 0 ? [] : [{ ...market, outcomes }];
  });
