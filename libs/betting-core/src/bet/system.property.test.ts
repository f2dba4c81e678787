import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import type { LegResult } from '../market/outcome-result.ts';
import { anyOdds, anyStake, anySystem } from '../testing/arbitraries.ts';
import { frozen } from '../testing/frozen.ts';
import { nairobiDay } from '../time/nairobi-day.ts';
import { betStanding } from './bet-standing.ts';
import { KENYA_TAX_RECORDS } from './rulebook.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { quoteBet } from './quote-bet.ts';
import { settleBet } from './settle-bet.ts';
import { systemLines } from './system.ts';
import { systemLadder } from './system-ladder.ts';
import { taxRecordOn } from './tax-record.ts';

/*
 * The oracle writes out every line. `PROPERTY_RUNS=1000000` tries as many slips (see CONTRIBUTING); the normal run tries a hundred.
 */

const isIn = (set: number, at: number): boolean => (set & (1 << at)) !== 0;
const countOf = (set: number): number => set.toString(2).replaceAll('0', '').length;

function linesOf(picks: number, sizes: readonly number[], bankers: readonly number[]): readonly number[] {
  const inEvery = bankers.reduce((set, at) => set | (1 << at), 0);
  return Array.from({ length: 1 << picks }, (_, set) => set).filter(
    (set) => sizes.includes(countOf(set)) && (set & inEvery) === inEvery,
  );
}

const halfUp = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);

interface Slip {
  readonly stake: number;
  readonly record: (typeof KENYA_TAX_RECORDS)[number];
  readonly cap: number;
  readonly factors: readonly number[];
  readonly lines: readonly number[];
}

/** Gross and net of a system whose picks multiply by these thousandths, line by line. */
function bruteForce({ stake, record, cap, factors, lines }: Slip) {
  const atStake = halfUp(BigInt(stake) * 1_000n, BigInt(record.stakeDivisorThousandths));
  const scale = 1_000n ** BigInt(factors.length);
  const sum = lines.reduce(
    (total, set) =>
      total + factors.reduce((product, factor, at) => product * BigInt(isIn(set, at) ? factor : 1_000), 1n),
    0n,
  );
  const earned = halfUp(atStake * sum, scale * BigInt(lines.length));
  const gross = earned > BigInt(cap) ? BigInt(cap) : earned;
  const gain = gross > atStake ? gross - atStake : 0n;
  const tax = halfUp(gain * BigInt(record.winningsPercent), 100n);
  return { grossPayout: Number(gross), withholdingTax: Number(tax), netPayout: Number(gross - tax) };
}

const anyResult = (): fc.Arbitrary<LegResult> => fc.constantFrom('won', 'won', 'lost', 'void', 'open');
const anySlip = () =>
  fc
    .record({
      stake: anyStake(),
      record: fc.constantFrom(taxRecordOn(nairobiDay('2026-11-21')), ...KENYA_TAX_RECORDS),
      cap: fc.constantFrom(DEFAULT_LIMITS.maxPayout, cents(10_000), cents(100_000_000)),
      picks: fc.integer({ min: 3, max: 12 }),
    })
    .chain((slip) =>
      fc.record({
        slip: fc.constant(slip),
        prices: fc.array(anyOdds(), { minLength: slip.picks, maxLength: slip.picks }),
        results: fc.array(anyResult(), { minLength: slip.picks, maxLength: slip.picks }),
        system: anySystem(slip.picks),
      }),
    )
    .map(({ slip: { stake, record, cap, picks }, prices, results, system }) =>
      frozen({
        request: {
          stake,
          prices,
          system,
          limits: { ...DEFAULT_LIMITS, maxPayout: cap },
          taxRecord: record,
        },
        results,
        brute: { stake, record, cap, lines: linesOf(picks, system.sizes, system.bankers) },
      }),
    );

describe('every system', () => {
  test('pays what its lines pay, each written out, for up to twelve picks (D100)', () => {
    fc.assert(
      fc.property(anySlip(), ({ request, brute }) => {
        const { stake, system, prices } = request;
        const quote = quoteBet(request);
        expect(quote).toMatchObject(bruteForce({ ...brute, factors: prices }));
        expect(quote.system?.lines).toBe(brute.lines.length);
        expect(systemLines(prices.length, system)).toBe(brute.lines.length);
        expect(JSON.parse(JSON.stringify(quote))).toEqual(quote);
        expect(quote.stakeAfterTax + quote.stakeTax).toBe(stake);
      }),
    );
  });

  test('is settled by its lines, and stands between the worst and the best that open picks can do', () => {
    fc.assert(
      fc.property(anySlip(), ({ request, results, brute }) => {
        const { prices, ...terms } = request;
        const legs = prices.map((odds, at) => ({ odds, result: results[at] ?? 'open' }));
        const factorsIf = (open: LegResult): readonly number[] =>
          legs.map(({ odds, result }) => {
            const decided = result === 'open' ? open : result;
            return decided === 'lost' ? 0 : decided === 'void' ? 1_000 : odds;
          });
        const [best, worst] = [factorsIf('won'), factorsIf('lost')].map((factors) =>
          bruteForce({ ...brute, factors }),
        );
        const settlement = settleBet({ ...terms, legs, usesFreeBet: false });
        const areVoid = legs.every(({ result }) => result === 'void');
        expect(settlement.status).toBe(
          best?.grossPayout === 0 ? 'lost' : results.includes('open') ? 'open' : areVoid ? 'void' : 'won',
        );
        if (settlement.status === 'won') expect(settlement.quote).toMatchObject(best ?? {});
        const lives = (set: number, isDead: (result: LegResult) => boolean): boolean =>
          results.every((result, at) => !isIn(set, at) || !isDead(result));
        expect(betStanding({ ...terms, legs, usesFreeBet: false })).toEqual({
          lines: brute.lines.length,
          linesAlive: brute.lines.filter((set) => lives(set, (result) => result === 'lost')).length,
          linesWon: brute.lines.filter((set) =>
            lives(set, (result) => result === 'lost' || result === 'open'),
          ).length,
          least: areVoid ? terms.stake : worst?.netPayout,
          most: areVoid ? terms.stake : best?.netPayout,
        });
      }),
    );
  });

  test('has a ladder whose ends are those of all outcomes', () => {
    const few = anySlip().filter(({ request }) => request.prices.length <= 7);
    fc.assert(
      fc.property(few, ({ request, brute }) => {
        const { prices, system } = request;
        const nets = new Map<number, number[]>();
        for (let right = 0; right < 1 << prices.length; right += 1) {
          if (!system.bankers.every((at) => isIn(right, at))) continue;
          const factors = prices.map((odds, at) => (isIn(right, at) ? odds : 0));
          const { netPayout } = bruteForce({ ...brute, factors });
          nets.set(countOf(right), [...(nets.get(countOf(right)) ?? []), netPayout]);
        }
        expect(systemLadder(request)).toEqual(
          [...nets.keys()]
            .toSorted((one, other) => one - other)
            .map((right) => {
              const some = nets.get(right) ?? [];
              return { right, least: Math.min(...some), most: Math.max(...some) };
            }),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('of one line of all picks pays what the accumulator without a booster pays', () => {
    fc.assert(
      fc.property(anySlip(), ({ request: { system: _system, ...request } }) => {
        const { prices } = request;
        const {
          system: _lines,
          working: _working,
          ...figures
        } = quoteBet({
          ...request,
          system: { sizes: [prices.length], bankers: [] },
        });
        expect(quoteBet(request)).toMatchObject(figures);
      }),
    );
  });
});
