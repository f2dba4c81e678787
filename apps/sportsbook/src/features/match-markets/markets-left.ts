import { GOAL_MARKETS, type LiveState, type Market, type Outcome } from '@kipenga/betting-core';

/** The goals of each side that may still come. What only more of them would change counts as decided: a side five behind wins no more. */
const GOALS_MORE = Array.from({ length: 6 }, (_, goals) => goals);

type Score = Pick<LiveState, 'home' | 'away'>;

/** Whether a goal can still change what becomes of it. What its table does not know is for its source to close. */
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
 * Of the markets of a match in play those that can be bet on, now or again: without what its score has decided, and what is decided at
 * half time, which has no price in play. What is closed for a moment stays.
 */
export const marketsLeft = (score: Score, markets: readonly Market[]): readonly Market[] =>
  markets.flatMap((market) => {
    const outcomes = market.outcomes.filter(
      (outcome) => outcome.odds !== null || isUndecided(score, market, outcome),
    );
    return outcomes.length === 0 ? [] : [{ ...market, outcomes }];
  });
