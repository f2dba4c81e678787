import { marketsOf, type FakeAnswers } from '@kipenga/api/testing/platform';
import { oddsFromThousandths, type MatchMarkets } from '@kipenga/betting-core';
import { SEASON } from './scene.tsx';

export const derby = SEASON[0]!;

/** The derby's markets are these now; the slip's other pick stays as it is. */
const derbyIs = (now: MatchMarkets): FakeAnswers => ({
  getMatchMarkets: ({ matchId }) => (matchId === derby.id ? now : marketsOf(SEASON[1]!)),
});

/** What the platform answers once the derby's home price is another, in thousandths; null is closed for now. */
export const derbyHomeAt = (price: number | null): FakeAnswers =>
  derbyIs(marketsOf(derby, { [`${derby.id}-home`]: price === null ? null : oddsFromThousandths(price) }));

/** What the platform answers once the derby has kicked off: all its prices are taken off (D45). */
export function derbyStarted(): FakeAnswers {
  const { match, markets } = marketsOf(derby);
  const closed = markets.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, odds: null })),
  }));
  return derbyIs({ match, markets: closed });
}
