import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addCents, cents, type Cents } from '../money/cents.ts';
import type { Odds } from '../odds/odds.ts';
import { oddsFromThousandths } from '../odds/odds.ts';
import { totalOddsHundredths } from '../odds/total-odds.ts';
import { anyBooster, anyOdds, anyStake } from '../testing/arbitraries.ts';
import { frozen } from '../testing/frozen.ts';
import { nairobiDay } from '../time/nairobi-day.ts';
import type { BoosterRules } from './limits.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { quoteBet } from './quote-bet.ts';
import type { QuoteRequest } from './quote-request.ts';
import { settleBet } from './settle-bet.ts';
import { taxRecordOn } from './tax-record.ts';

/*
 * The oracle: fractions in shillings, written from R9-04, R9-05, D01 and D02 without a line of the library.
 */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}
const fraction = (over: bigint, under = 1n): Fraction => ({ over, under });
const decimal = (text: string): Fraction => {
  const [whole = '0', part = ''] = text.split('.');
  return fraction(BigInt(whole + part), 10n ** BigInt(part.length));
};
const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);
const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);
const minus = (a: Fraction, b: Fraction): Fraction => plus(a, times(b, fraction(-1n)));
const less = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;
const least = (a: Fraction, b: Fraction): Fraction => (less(a, b) ? a : b);
const floor = (a: Fraction): bigint =>
  a.over >= 0n ? a.over / a.under : -((-a.over + a.under - 1n) / a.under);
const toTheCent = (a: Fraction): Fraction =>
  fraction(floor(plus(times(a, fraction(100n)), fraction(1n, 2n))), 100n);
const inCents = (a: Fraction): number => Number((a.over * 100n) / a.under);
const power = (base: Fraction, exponent: number): Fraction =>
  Array.from({ length: exponent }, () => base).reduce(times, fraction(1n));
const written = (thousandths: number): Fraction => decimal((thousandths / 1000).toFixed(3));

function oracle(
  stakeInCents: number,
  prices: readonly number[],
  booster: BoosterRules | null,
  capInCents: number,
) {
  const one = fraction(1n);
  const stake = decimal((stakeInCents / 100).toFixed(2));
  const atStake = toTheCent(times(stake, fraction(8n, 9n)));
  const product = prices.map(written).reduce(times, one);
  const counted = prices.filter((price) => booster === null || price >= booster.minOdds).length;
  const raised =
    booster !== null && counted > booster.minCount
      ? power(written(booster.rate), counted - booster.minCount)
      : one;
  const multiplier = booster?.maxMultiplier == null ? raised : least(raised, written(booster.maxMultiplier));
  const base = toTheCent(times(atStake, product));
  const bonus = toTheCent(times(atStake, minus(times(product, multiplier), product)));
  const cap = decimal((capInCents / 100).toFixed(2));
  const raw = least(plus(base, bonus), cap);
  const gain = minus(raw, atStake);
  const tax = toTheCent(times(fraction(1n, 5n), less(gain, fraction(0n)) ? fraction(0n) : gain));
  return {
    stakeAfterTax: inCents(atStake),
    grossPayout: inCents(raw),
    bonus: inCents(minus(raw, least(base, cap))),
    withholdingTax: inCents(tax),
    netPayout: inCents(minus(raw, tax)),
  };
}

const taxRecord = taxRecordOn(nairobiDay('2026-11-21'));
const anyRequest = (): fc.Arbitrary<QuoteRequest> =>
  fc
    .record({
      stake: anyStake(),
      prices: fc.array(anyOdds(), { minLength: 1, maxLength: 20 }),
      booster: fc.option(anyBooster()),
      maxPayout: fc.oneof(
        fc.constant(DEFAULT_LIMITS.maxPayout),
        fc.integer({ min: 100, max: 100_000_000 }).map(cents),
      ),
    })
    .map(({ stake, prices, booster, maxPayout }) =>
      frozen({ stake, prices, limits: { ...DEFAULT_LIMITS, booster, maxPayout }, taxRecord }),
    );
const always = (property: (request: QuoteRequest) => void, numRuns = 500) =>
  fc.assert(fc.property(anyRequest(), property), { numRuns });

describe('every quote', () => {
  test('agrees with the oracle to the cent (R9-04, R9-05, D01, D02, I14)', () => {
    always((request) => {
      const { stake, prices, limits } = request;
      expect(quoteBet(request)).toMatchObject(oracle(stake, prices, limits.booster, limits.maxPayout));
    }, 2_000);
  });

  test('consists of whole cents that add up', () => {
    always((request) => {
      const quote = quoteBet(request);
      const { stake, stakeAfterTax, stakeTax, basePayout, bonus, grossPayout, withholdingTax, netPayout } =
        quote;
      for (const figure of [
        stake,
        stakeAfterTax,
        stakeTax,
        basePayout,
        bonus,
        grossPayout,
        withholdingTax,
        netPayout,
      ]) {
        expect(Number.isSafeInteger(figure)).toBe(true);
        expect(figure).toBeGreaterThanOrEqual(0);
      }
      expect(addCents(stakeAfterTax, stakeTax)).toBe(stake);
      expect(addCents(basePayout, bonus)).toBe(grossPayout);
      expect(addCents(netPayout, withholdingTax)).toBe(grossPayout);
    });
  });

  test('never pays more than the cap, and taxes only a gain (R9-01)', () => {
    always((request) => {
      const { grossPayout, stakeAfterTax, withholdingTax, netPayout } = quoteBet(request);
      expect(grossPayout).toBeLessThanOrEqual(request.limits.maxPayout);
      expect(netPayout).toBeLessThanOrEqual(grossPayout);
      expect(grossPayout > stakeAfterTax || withholdingTax === 0).toBe(true);
    });
  });

  test('does not depend on the order of the picks', () => {
    always((request) => {
      const { working: _working, ...figures } = quoteBet(request);
      const { working: _reversed, ...reversed } = quoteBet({
        ...request,
        prices: request.prices.toReversed(),
      });
      expect(reversed).toEqual(figures);
    });
  });

  test('has total odds no lower than any of its prices, as shown', () => {
    always((request) => {
      for (const price of request.prices)
        expect(quoteBet(request).totalOdds).toBeGreaterThanOrEqual(totalOddsHundredths([price]));
    });
  });

  test('grows, or stays, with another pick and with a larger stake', () => {
    fc.assert(
      fc.property(anyRequest(), anyOdds(), fc.integer({ min: 1, max: 10_000 }), (request, price, more) => {
        const { grossPayout, boost } = quoteBet(request);
        const longer = quoteBet({ ...request, prices: [...request.prices, price] });
        expect(longer.grossPayout).toBeGreaterThanOrEqual(grossPayout);
        expect(longer.boost.multiplier).toBeGreaterThanOrEqual(boost.multiplier);
        expect(
          quoteBet({ ...request, stake: cents(request.stake + more) }).grossPayout,
        ).toBeGreaterThanOrEqual(grossPayout);
      }),
    );
  });

  test('is not boosted below the least number of picks (R4-09, D02)', () => {
    always((request) => {
      const { booster } = request.limits;
      const { boost, bonus } = quoteBet(request);
      const mayBeMore = booster !== null && boost.counted > booster.minCount;
      expect(mayBeMore || (boost.multiplier === 1_000_000 && bonus === 0)).toBe(true);
      expect(boost.isBoosted).toBe(booster !== null && boost.counted >= booster.minCount);
    });
  });

  test('shows working whose amounts are its figures, and whose products a calculator confirms', () => {
    always((request) => {
      const quote = quoteBet(request);
      expect(quote.working.map(({ amount }) => amount)).toEqual([
        quote.stakeAfterTax,
        quote.totalOdds,
        quote.basePayout,
        quote.bonus,
        quote.grossPayout,
        quote.withholdingTax,
        quote.netPayout,
      ]);
      if (quote.isCapped) return;
      const product = (quote.working[2]?.formula ?? '')
        .replaceAll(',', '')
        .split(' x ')
        .map(decimal)
        .reduce(times);
      expect(inCents(toTheCent(product))).toBe(quote.basePayout);
    });
  });

  test('names the smallest stake that wins the most there is (D13)', () => {
    always((request) => {
      const quote = quoteBet({ ...request, limits: { ...request.limits, minStake: cents(1) } });
      const notice = quote.notices.find(({ kind }) => kind === 'wasted-stake');
      if (notice?.kind !== 'wasted-stake') return;
      const grossAt = (stake: Cents): number => quoteBet({ ...request, stake }).grossPayout;
      expect(addCents(notice.effectiveStake, notice.wasted)).toBe(request.stake);
      expect(grossAt(notice.effectiveStake)).toBe(request.limits.maxPayout);
      expect(
        notice.effectiveStake === 1 || grossAt(cents(notice.effectiveStake - 1)) < request.limits.maxPayout,
      ).toBe(true);
    });
  });

  test('is plain data', () => {
    always((request) => {
      const quote = quoteBet(request);
      expect(JSON.parse(JSON.stringify(quote))).toEqual(quote);
    }, 100);
  });
});

describe('every settlement (D12, I15)', () => {
  const anyLegs = () =>
    fc.array(fc.record({ odds: anyOdds(), result: fc.constantFrom('won', 'lost', 'void', 'open') }), {
      minLength: 1,
      maxLength: 12,
    });
  test('pays no more than was promised, and voids count as odds 1.00 with the booster recounted', () => {
    fc.assert(
      fc.property(anyRequest(), anyLegs(), ({ stake, limits }, legs) => {
        const settlement = settleBet(frozen({ legs, stake, limits, taxRecord, usesFreeBet: false }));
        const results = new Set(legs.map(({ result }) => result));
        expect(settlement.status).toBe(
          results.has('lost') ? 'lost' : results.has('open') ? 'open' : results.has('won') ? 'won' : 'void',
        );
        expect(settlement.status === 'void' ? settlement.refund : stake).toBe(stake);
        if (settlement.status !== 'won') return;
        const promised = quoteBet({ stake, prices: legs.map(({ odds }) => odds), limits, taxRecord });
        expect(settlement.quote.grossPayout).toBeLessThanOrEqual(promised.grossPayout);
        const winning = legs.filter(({ result }) => result === 'won').map(({ odds }): number => odds);
        expect(settlement.quote).toMatchObject(oracle(stake, winning, limits.booster, limits.maxPayout));
      }),
      { numRuns: 1_000 },
    );
  });
});

test('the exact product is never rounded before it is used (D01)', () => {
  const prices: readonly Odds[] = [1_330, 1_470, 2_050].map(oddsFromThousandths);
  expect(quoteBet({ stake: cents(7700), prices, limits: DEFAULT_LIMITS, taxRecord }).grossPayout).toBe(27430); // 68.44 x 4.01 would be 27444
});
