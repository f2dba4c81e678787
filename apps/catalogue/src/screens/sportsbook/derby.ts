import { marketsOf, type FakeAnswers } from '@kipenga/api/testing/platform';
import { oddsFromThousandths, type MatchMarkets } from '@kipenga/betting-core';
import { SEASON } from './scene.tsx';

export const derby = SEASON[0]!;

/** Answers with these markets for the derby; the slip's other pick keeps its own. */
const derbyIs = (now: MatchMarkets): FakeAnswers => ({
  getMatchMarkets: ({ matchId }) => (matchId === derby.id ? now : marketsOf(SEASON[1]!)),
});

/** Answers of the platform after the derby's home price changed, in thousandths; null for a closed price. */
export const derbyHomeAt = (price: number | null): FakeAnswers =>
  derbyIs(marketsOf(derby, { [`${derby.id}-home`]: price === null ? null : oddsFromThousandths(price) }));

/** Answers of the platform after the derby kicked off: all its prices are closed (D45). */
export function derbyStarted(): FakeAnswers {
  const { match, markets } = marketsOf(derby);
  const closed = markets.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, odds: null })),
  }));
  return derbyIs({ match, markets: closed });
}
