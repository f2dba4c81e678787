import { describe, expect, test } from 'vitest';
import cashOuts from '../../examples/cash-outs.json';
import exposures from '../../examples/exposures.json';
import type { LegResult } from '../market/outcome-result.ts';
import { ONE_X_TWO, OVER_UNDER } from '../market/markets.ts';
import { cents, kes, type Cents } from '../money/cents.ts';
import { formatAmount } from '../money/format-kes.ts';
import { oddsFromThousandths, type Odds } from '../odds/odds.ts';
import { checkCashOutFloor, quoteCashOut, type CashOutBlock, type CashOutRequest } from './cash-out.ts';
import { exposureOf } from './exposure.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { TAX_RECORDS } from './tax-record.ts';

const taxRecord = TAX_RECORDS[0];
const price = (text: string): Odds => oddsFromThousandths(Math.round(Number(text) * 1_000));
const amount = (text: string): Cents => cents(Math.round(Number(text) * 100));
const written = (figure: Cents): string => formatAmount(figure).replaceAll(',', '');
const recordOf = ({ divisor, winnings }: { readonly divisor: string; readonly winnings: string }) => ({
  ...taxRecord,
  stakeDivisorThousandths: Math.round(Number(divisor) * 1_000),
  winningsPercent: Number(winnings),
});

test.each(cashOuts)('$id $title (D102)', ({ legs, system, expected, ...row }) => {
  const quote = quoteCashOut({
    legs: legs.map((leg) =>
      leg.ways === undefined
        ? { odds: price(leg.odds), result: leg.result as LegResult }
        : {
            odds: price(leg.odds),
            ways: leg.ways.map((way) => ({
              odds: way.odds === null ? null : price(way.odds),
              chance: Number(way.chance),
            })),
          },
    ),
    ...(system === null ? {} : { system }),
    stake: amount(row.stake),
    limits: { ...DEFAULT_LIMITS, maxPayout: amount(row.maxPayout) },
    taxRecord: recordOf(row.taxRecord),
    usesFreeBet: false,
    marginPercent: Number(row.marginPercent),
    sharePercent: Number(row.sharePercent),
  });
  if (!quote.ok) throw new Error(JSON.stringify(quote.reason));
  const { chance, chanceAboveStake, ...figures } = quote.value;
  expect(chance).toBeCloseTo(expected.chance, 12);
  expect(chanceAboveStake).toBeCloseTo(expected.chanceAboveStake, 12);
  const told = Object.entries(figures).map(([name, figure]) => [name, written(figure)]);
  const chances = { chance: expected.chance, chanceAboveStake: expected.chanceAboveStake };
  expect({ ...Object.fromEntries(told), ...chances }).toEqual(expected);
});

test.each(exposures)('$id $title', ({ bets, scores, expected }) => {
  const outcomes = [...ONE_X_TWO.outcomes, ...OVER_UNDER.outcomes];
  const { staked, pays, worst } = exposureOf(
    bets.map(({ stake, pick, odds, others }) => ({
      stake: amount(stake),
      legs: [odds, ...others].map((one) => ({ odds: price(one), result: 'open' as const })),
      at: 0,
      outcomes: outcomes.filter(({ key }) => key === pick),
      limits: DEFAULT_LIMITS,
      taxRecord,
      usesFreeBet: false,
    })),
    scores.map((score) => {
      const [home = 0, away = 0] = score.split('-').map(Number);
      return { home, away, halfHome: 0, halfAway: 0 };
    }),
  );
  const told = { at: worst.at, pays: written(worst.pays) };
  expect({ staked: written(staked), pays: pays.map(written), worst: told }).toEqual(expected);
  expect(worst.result).toBe(staked - worst.pays);
});

const odds = oddsFromThousandths(2_000);
const open = { odds, ways: [{ odds, chance: 0.48 }] };
const bet: CashOutRequest = {
  legs: [open],
  stake: kes(100),
  limits: DEFAULT_LIMITS,
  taxRecord,
  usesFreeBet: false,
  marginPercent: 5,
};

describe('no cash-out, with its reason', () => {
  const blocked = (ways: CashOutBlock) => ({ odds, ways });
  const voidable = { odds, ways: [...open.ways, { odds: null, chance: 0.1 }] };
  test.each<readonly [string, Partial<CashOutRequest>, object]>([
    ['of a free bet', { usesFreeBet: true }, { kind: 'free-bet' }],
    ['of a decided bet', { legs: [{ odds, result: 'won' }] }, { kind: 'decided' }],
    ['while a market is suspended', { legs: [open, blocked('suspended')] }, { kind: 'suspended', legs: [1] }],
    ['without a price', { legs: [{ odds, result: 'open' }, open] }, { kind: 'price-unknown', legs: [0] }],
    [
      'while a match is decided, whatever else is suspended',
      { legs: [blocked('suspended'), blocked('being-decided')] },
      { kind: 'being-decided', legs: [1] },
    ],
    ['of what is worth nothing', { legs: [open, { odds, result: 'lost' }] }, { kind: 'worth-nothing' }],
    [
      'of more outcomes than can be gone through',
      { legs: Array.from({ length: 12 }, () => voidable), system: { sizes: [2], bankers: [] } },
      { kind: 'too-many-outcomes', most: 16_384 },
    ],
  ])('%s', (_name, changes, reason) => {
    expect(quoteCashOut({ ...bet, ...changes })).toEqual({ ok: false, reason });
  });

  const CHANCE = 'must be a chance of 0 to 1';
  test.each<readonly [Partial<CashOutRequest>, string]>([
    [{ legs: [{ odds, ways: [{ odds, chance: 1.2 }] }] }, `legs[0].ways[0].chance ${CHANCE}, got 1.2`],
    [{ legs: [{ odds, ways: [{ odds, chance: NaN }] }] }, `legs[0].ways[0].chance ${CHANCE}, got NaN`],
    [
      { legs: [{ odds, ways: [...open.ways, { odds: null, chance: 0.625 }] }] },
      `legs[0].ways together ${CHANCE}, got 1.105`,
    ],
    [{ sharePercent: 0 }, 'sharePercent must be a percentage above 0, at most 100, got 0'],
    [{ marginPercent: 101 }, 'marginPercent must be at most 100, got 101'],
  ])('and a wrong argument is named: %j', (changes, told) => {
    expect(() => quoteCashOut({ ...bet, ...changes })).toThrow(new RangeError(told));
  });
});

test('a fair bet without taxes is worth its stake, and all outcomes of twelve undecided picks are gone through', () => {
  const untaxed = { ...taxRecord, stakeDivisorThousandths: 1_000, winningsPercent: 0 };
  const even = { odds, ways: [{ odds, chance: 0.5 }] };
  const limits = { ...DEFAULT_LIMITS, maxPayout: kes(100_000_000) };
  const system = { sizes: [2, 7, 12], bankers: [] };
  const twelve = quoteCashOut({
    ...bet,
    taxRecord: untaxed,
    limits,
    legs: Array.from({ length: 12 }, () => even),
    system,
  });
  expect(twelve.ok && Math.abs(twelve.value.fair - 10_000)).toBeLessThanOrEqual(1);
});

test('a floor is waited for above the offer, up to what can ever be offered (D102)', () => {
  const quote = { offer: kes(80), netIfWon: cents(20_001), remainingStake: cents(0) };
  const floor = (amountOf: number) => checkCashOutFloor(cents(amountOf), quote, 5);
  expect(floor(8_000)).toEqual({ ok: false, reason: { kind: 'floor-reached', offer: 8_000 } });
  expect(floor(8_001)).toEqual({ ok: true, value: 8_001 });
  expect(floor(19_000)).toEqual({ ok: true, value: 19_000 });
  expect(floor(19_001)).toEqual({ ok: false, reason: { kind: 'floor-out-of-reach', most: 19_000 } });
  const ofAShare = { ...quote, remainingStake: cents(1) };
  expect(() => checkCashOutFloor(cents(9_000), ofAShare, 5)).toThrow('a floor is of the whole bet');
});

test('an exposed bet names the outcomes of its leg, and scores are needed', () => {
  const exposed = { ...bet, legs: [{ odds, result: 'open' as const }], at: 0, outcomes: [] };
  const scores = [{ home: 0, away: 0, halfHome: 0, halfAway: 0 }];
  expect(() => exposureOf([exposed], scores)).toThrow('bets[0].outcomes must be those of the leg at 0');
  expect(() => exposureOf([], [])).toThrow('scores must be a list of at least one');
});
