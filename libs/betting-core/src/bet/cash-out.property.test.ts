import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GOAL_MARKETS } from '../market/markets.ts';
import type { MatchScore } from '../market/match-score.ts';
import type { LegResult } from '../market/outcome-result.ts';
import { cents, type Cents } from '../money/cents.ts';
import { oddsFromThousandths } from '../odds/odds.ts';
import { anyBooster, anyOdds, anyStake, anySystem } from '../testing/arbitraries.ts';
import { nairobiDay } from '../time/nairobi-day.ts';
import { quoteCashOut, type CashOutRequest, type UndecidedLeg } from './cash-out.ts';
import {
  exposureByFinalScore,
  exposureOf,
  withBets,
  withoutBets,
  worstIfRight,
  type ExposedBet,
} from './exposure.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { KENYA_TAX_RECORDS } from './rulebook.ts';
import { settleBet } from './settle-bet.ts';
import type { SettledLeg } from './settled-leg.ts';
import { stakeAfterTax } from './stake-tax.ts';
import { taxRecordOn } from './tax-record.ts';
import { withholdingTax } from './withholding-tax.ts';

/* The oracle settles the bet at every outcome. `PROPERTY_RUNS=1000000` tries as many tickets (see CONTRIBUTING). */

const anyTerms = () =>
  fc
    .record({
      stake: anyStake(),
      taxRecord: fc.constantFrom(taxRecordOn(nairobiDay('2026-11-21')), ...KENYA_TAX_RECORDS),
      maxPayout: fc.constantFrom(DEFAULT_LIMITS.maxPayout, cents(50_000)),
      booster: fc.option(anyBooster()),
    })
    .map(({ stake, taxRecord, ...changes }) => ({
      stake,
      taxRecord,
      limits: { ...DEFAULT_LIMITS, ...changes },
    }));

const chanceUpTo = (max: number) => fc.double({ min: 0.01, max, noNaN: true });
const anyUndecided = (): fc.Arbitrary<UndecidedLeg> =>
  fc
    .record({
      odds: anyOdds(),
      chance: chanceUpTo(0.7),
      others: fc.array(fc.record({ odds: fc.option(anyOdds()), chance: chanceUpTo(0.1) }), { maxLength: 2 }),
    })
    .map(({ odds, chance, others }) => ({ odds, ways: [{ odds, chance }, ...others] }));

const anyDecided = (): fc.Arbitrary<SettledLeg> =>
  fc.record({ odds: anyOdds(), result: fc.constantFrom<LegResult>('won', 'won', 'void', 'lost') });

const anyTicket = (): fc.Arbitrary<CashOutRequest> =>
  fc
    .record({
      terms: anyTerms(),
      undecided: fc.array(anyUndecided(), { minLength: 1, maxLength: 4 }),
      decided: fc.array(anyDecided(), { maxLength: 3 }),
      marginPercent: fc.constantFrom(0, 2.5, 5, 7.125, 100),
      sharePercent: fc.constantFrom(100, 100, 50, 1, 33),
      isSystem: fc.boolean(),
    })
    .chain(({ terms, undecided, decided, isSystem, ...rest }) => {
      const legs = [...decided, ...undecided];
      const request = { ...terms, ...rest, legs, usesFreeBet: false };
      return isSystem && legs.length > 2
        ? anySystem(legs.length).map((system) => ({ ...request, system }))
        : fc.constant(request);
    });

/** The mean of what settlement pays over every outcome of the undecided legs. */
function meanOf(request: CashOutRequest, stake: Cents): number {
  const { legs, marginPercent: _margin, sharePercent: _share, ...terms } = request;
  if (stake === 0) return 0;
  const paid = (decided: readonly SettledLeg[]): number => {
    const settled = settleBet({ ...terms, stake, legs: decided });
    if (settled.status === 'void') return settled.refund;
    return settled.status === 'won' ? settled.quote.netPayout : 0;
  };
  const visit = (at: number, decided: readonly SettledLeg[]): number => {
    const leg = legs[at];
    if (leg === undefined) return paid(decided);
    if (!('ways' in leg)) return visit(at + 1, [...decided, leg as SettledLeg]);
    const { odds: taken, ways } = leg;
    let [mean, left] = [0, 1];
    for (const { odds, chance } of typeof ways === 'string' ? [] : ways) {
      const result = odds === null ? 'void' : 'won';
      mean += chance * visit(at + 1, [...decided, { odds: odds ?? taken, result }]);
      left -= chance;
    }
    return mean + left * visit(at + 1, [...decided, { odds: taken, result: 'lost' }]);
  };
  return visit(0, []);
}

describe('every cash-out (D102)', () => {
  test('is the mean of what settlement would pay, less one margin to the cent, and arrives whole', () => {
    let quoted = 0;
    fc.assert(
      fc.property(anyTicket(), (request) => {
        const { stake, taxRecord, marginPercent, sharePercent = 100 } = request;
        const answer = quoteCashOut(request);
        const left = cents(stake - Math.round((stake * sharePercent) / 100));
        const mean = Math.max(0, meanOf(request, stake) - meanOf(request, left));
        if (!answer.ok) {
          expect(answer.reason).toEqual({ kind: 'worth-nothing' });
          expect((mean - 0.5) * (1 - marginPercent / 100)).toBeLessThan(1);
          return;
        }
        quoted += 1;
        const { fair, offer, kept, chance, grossPayout, remainingStake, ...rest } = answer.value;
        expect(Math.abs(fair - mean)).toBeLessThan(0.5 + 1e-6);
        expect(offer).toBe(Math.floor(Number((fair * (1 - marginPercent / 100)).toFixed(6))));
        expect(offer + kept).toBe(fair);
        expect(remainingStake).toBe(left);
        expect(chance > 0 && chance <= 1).toBe(true);
        const untaxed = cents(stakeAfterTax(stake, taxRecord) - stakeAfterTax(left, taxRecord));
        expect(rest.withholdingTax).toBe(withholdingTax(grossPayout, untaxed, taxRecord));
        expect(grossPayout - rest.withholdingTax).toBe(offer);
      }),
    );
    expect(quoted).toBeGreaterThan(25);
  });
});

describe('every exposure', () => {
  const outcomes = GOAL_MARKETS.flatMap((market) => market.outcomes);
  const anyExposed = (): fc.Arbitrary<ExposedBet> =>
    fc
      .record({
        terms: anyTerms(),
        picks: fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 2 }),
        odds: anyOdds(),
        others: fc.array(
          fc.record({
            odds: anyOdds(),
            result: fc.constantFrom<LegResult>('won', 'open', 'void', 'lost'),
          }),
          { minLength: 2, maxLength: 4 },
        ),
        isSystem: fc.boolean(),
        usesFreeBet: fc.boolean(),
      })
      .map(({ terms, picks, odds, others, isSystem, usesFreeBet }) => {
        const partOdds = [odds, oddsFromThousandths(1_850), oddsFromThousandths(3_000)];
        const single = { odds, result: 'open' as const };
        const own = picks.length === 1 ? single : { parts: picks.map(() => 'open' as const), partOdds };
        const system = { sizes: [1, others.length], bankers: [] };
        const bet = { ...terms, legs: [...others, own], at: others.length, outcomes: picks, usesFreeBet };
        return isSystem ? { ...bet, system } : bet;
      });
  const anyScore = fc
    .record({ home: fc.nat(5), away: fc.nat(5), halves: fc.tuple(fc.nat(5), fc.nat(5)) })
    .map(({ home, away, halves: [first, second] }) => ({
      home,
      away,
      halfHome: Math.min(home, first),
      halfAway: Math.min(away, second),
    }));

  /** Returns the payout of one bet at a score, by its settlement. */
  function paidOf({ at, outcomes: picks, ...bet }: ExposedBet, score: MatchScore): number {
    const results = picks.map(({ resultAt }) => resultAt(score));
    const legs = bet.legs.map((leg, place) => {
      if (place === at)
        return 'parts' in leg ? { ...leg, parts: results } : { ...leg, result: results[0] ?? 'void' };
      return 'result' in leg && leg.result === 'open' ? { ...leg, result: 'won' as const } : leg;
    });
    const settled = settleBet({ ...bet, legs });
    if (settled.status === 'void') return bet.usesFreeBet ? 0 : settled.refund;
    return settled.status === 'won' ? settled.quote.netPayout + settled.quote.withholdingTax : 0;
  }

  test('is what settlement pays at each score, other open legs right, bet by bet', () => {
    const anyBets = fc.array(anyExposed(), { maxLength: 6 });
    fc.assert(
      fc.property(anyBets, fc.array(anyScore, { minLength: 1, maxLength: 8 }), (bets, scores) => {
        const { staked, pays, worst } = exposureOf(bets, scores);
        const paidAt = (score: (typeof scores)[number]): number =>
          bets.map((bet) => paidOf(bet, score)).reduce((sum, paid) => sum + paid, 0);
        const expected = scores.map(paidAt);
        expect(pays).toEqual(expected);
        expect(worst.pays).toBe(Math.max(...expected));
        expect(pays[worst.at]).toBe(worst.pays);
        expect(worst.result).toBe(staked - worst.pays);
      }),
    );
  });

  test('is the same however its bets came and went; and an outcome, or a final score, costs the most of the scores that make it', () => {
    const anyBets = fc.array(anyExposed(), { maxLength: 6 });
    const anyScores = fc.array(anyScore, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyBets, anyBets, anyScores, fc.constantFrom(...outcomes), (stay, go, scores, outcome) => {
        const exposure = exposureOf(stay, scores);
        const together = withBets(exposureOf(go, scores), stay);
        expect(together).toEqual(exposureOf([...go, ...stay], scores));
        expect(withoutBets(together, go)).toEqual(exposure);
        const paysWhere = (isAmong: (score: MatchScore) => boolean): readonly number[] =>
          scores.flatMap((score, at) => (isAmong(score) ? (exposure.pays[at] ?? []) : []));
        const right = paysWhere((score) => outcome.resultAt(score) === 'won');
        expect(worstIfRight(exposure, outcome)?.pays).toBe(right.length > 0 ? Math.max(...right) : undefined);
        for (const { home, away, at, pays, result } of exposureByFinalScore(exposure)) {
          expect(pays).toBe(Math.max(...paysWhere((score) => score.home === home && score.away === away)));
          expect([exposure.pays[at], result]).toEqual([pays, exposure.staked - pays]);
        }
      }),
    );
  });
});
