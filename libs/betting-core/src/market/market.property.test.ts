import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MarketDefinition } from './market-definition.ts';
import { GOAL_MARKETS, WINNER_MARKETS } from './markets.ts';
import type { MatchScore } from './match-score.ts';
import type { OutcomeResult } from './outcome-result.ts';

const MARKETS = [...GOAL_MARKETS, ...WINNER_MARKETS];
const goals = fc.nat({ max: 12 });

/** A score that can happen: no side has more at half time than at the end. */
const playedScore: fc.Arbitrary<MatchScore> = fc
  .record({ halfHome: goals, halfAway: goals, moreHome: goals, moreAway: goals })
  .map(({ halfHome, halfAway, moreHome, moreAway }) => ({
    home: halfHome + moreHome,
    away: halfAway + moreAway,
    halfHome,
    halfAway,
  }));
const anyScore = fc
  .tuple(playedScore, fc.boolean())
  .map(([score, isKnown]) => (isKnown ? score : { ...score, halfHome: null, halfAway: null }));

const resultsOf = ({ outcomes }: MarketDefinition, score: MatchScore): readonly OutcomeResult[] =>
  outcomes.map(({ resultAt }) => resultAt(score));

describe('whatever the score', () => {
  test('a market has one winner, two where it says so, or is void as a whole', () => {
    fc.assert(
      fc.property(anyScore, fc.constantFrom(...MARKETS), (score, market) => {
        const results = resultsOf(market, score);
        const isVoid = results.every((result) => result === 'void');
        const won = results.filter((result) => result === 'won');
        expect({ isVoid, won: won.length }).toEqual({ isVoid, won: isVoid ? 0 : market.isExclusive ? 1 : 2 });
        expect(results.includes('void')).toBe(isVoid);
      }),
    );
  });

  test('a market is void for want of a half-time score, or of a winner, and for nothing else', () => {
    fc.assert(
      fc.property(anyScore, fc.constantFrom(...MARKETS), (score, market) => {
        const isHalfMissing = market.looksAt !== 'full-time' && score.halfHome === null;
        const needsWinner = market.outcomes.map(({ key }) => key).join() === '1,2';
        const isVoid = isHalfMissing || (needsWinner && score.home === score.away);
        expect(resultsOf(market, score).includes('void')).toBe(isVoid);
      }),
    );
  });

  test('a market of one of the two times does not look at the other', () => {
    fc.assert(
      fc.property(playedScore, playedScore, fc.constantFrom(...MARKETS), (one, other, market) => {
        fc.pre(market.looksAt !== 'both-times');
        const score =
          market.looksAt === 'full-time'
            ? { ...one, halfHome: other.halfHome, halfAway: other.halfAway }
            : { ...one, home: other.home, away: other.away };
        expect(resultsOf(market, score)).toEqual(resultsOf(market, one));
      }),
    );
  });

  test('a line balances: what is over is not under, and one goal more never loses an over', () => {
    const lines = GOAL_MARKETS.filter(({ line }) => line !== null);
    const more = ({ home, away, halfHome, halfAway }: MatchScore): MatchScore => ({
      home: home + 1,
      away: away + 1,
      halfHome: (halfHome ?? 0) + 1,
      halfAway: (halfAway ?? 0) + 1,
    });
    fc.assert(
      fc.property(playedScore, fc.constantFrom(...lines), (score, market) => {
        const [over, under] = resultsOf(market, score);
        expect(under).toBe(over === 'won' ? 'lost' : 'won');
        if (over === 'won') expect(resultsOf(market, more(score))[0]).toBe('won');
      }),
    );
  });
});
