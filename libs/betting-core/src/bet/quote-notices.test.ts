import { describe, expect, test } from 'vitest';
import { kes, type Cents } from '../money/cents.ts';
import { oddsFromThousandths } from '../odds/odds.ts';
import { nairobiDay } from '../time/nairobi-day.ts';
import { exampleBooster } from '../testing/builders.ts';
import { DEFAULT_LIMITS, type BetLimits } from './limits.ts';
import { quoteBet } from './quote-bet.ts';
import { taxRecordOn } from './tax-record.ts';

const taxRecord = taxRecordOn(nairobiDay('2026-11-21'));
interface Case {
  readonly stake: Cents;
  readonly prices: readonly number[];
  readonly limits?: Partial<BetLimits>;
  readonly freeBet?: boolean;
  readonly paidToday?: Cents;
}
const quote = ({ stake, prices, limits, ...rest }: Case) =>
  quoteBet({
    stake,
    prices: prices.map(oddsFromThousandths),
    limits: { ...DEFAULT_LIMITS, ...limits },
    taxRecord,
    ...rest,
  });
const notices = (of: Case) => quote(of).notices;

describe('a win smaller than its stake (D13)', () => {
  test('is told in shillings below total odds of 1.15625', () => {
    expect(notices({ stake: kes(1_000), prices: [1_150] })).toEqual([{ kind: 'losing-win', shortfall: 445 }]);
  });
  test('is told no more where the stake comes back whole', () => {
    expect(quote({ stake: kes(1_000), prices: [1_157] }).netPayout).toBe(100054);
    expect(notices({ stake: kes(1_000), prices: [1_157] })).toEqual([]);
  });
  test('exactly the stake back is no loss', () => {
    const exact = quoteBet({
      stake: kes(8),
      prices: [oddsFromThousandths(1_125)],
      limits: DEFAULT_LIMITS,
      taxRecord: { ...taxRecord, winningsPercent: 0 },
    });
    expect(exact).toMatchObject({ netPayout: 800, notices: [] });
  });
  test('is no loss of the customer with a free bet', () => {
    expect(notices({ stake: kes(1_000), prices: [1_150], freeBet: true })).toEqual([]);
  });
});

describe('stake beyond the cap (D13)', () => {
  test('names the smallest stake that wins as much', () => {
    const of = { stake: kes(20_000), prices: [40_000] };
    expect(notices(of)[0]).toEqual({ kind: 'wasted-stake', effectiveStake: 1406250, wasted: 593750 });
    expect(quote({ ...of, stake: 1406250 as Cents }).grossPayout).toBe(50000000);
    expect(quote({ ...of, stake: 1406249 as Cents }).grossPayout).toBeLessThan(50000000);
  });
  test('counts the bonus in', () => {
    const [first] = notices({
      stake: kes(20_000),
      prices: Array(9).fill(1_600),
      limits: { booster: exampleBooster },
    });
    expect(first).toEqual({ kind: 'wasted-stake', effectiveStake: 673419, wasted: 1326581 });
  });
  test('never names a stake too small to be placed', () => {
    const limits = { maxPayout: kes(100), minStake: kes(20) };
    expect(notices({ stake: kes(30), prices: [50_000], limits })).toEqual([
      { kind: 'wasted-stake', effectiveStake: 2000, wasted: 1000 },
    ]);
    expect(notices({ stake: kes(20), prices: [50_000], limits })).toEqual([]);
  });
  test('is not told of a free bet, which is staked whole', () => {
    expect(notices({ stake: kes(20_000), prices: [40_000], freeBet: true }).map(({ kind }) => kind)).toEqual([
      'daily-payout-hold',
    ]);
  });
});

describe('the daily payout (D09)', () => {
  test('a win above it is paid in two parts', () => {
    expect(notices({ stake: kes(10_000), prices: [20_000] })).toEqual([
      { kind: 'daily-payout-hold', payNow: 7000000, hold: 7400002 },
    ]);
  });
  test('what was already paid today counts', () => {
    const won = quote({ stake: kes(100), prices: [2_000] }).netPayout;
    expect(notices({ stake: kes(100), prices: [2_000], paidToday: (7000000 - won) as Cents })).toEqual([]);
    expect(notices({ stake: kes(100), prices: [2_000], paidToday: (7000000 - won + 1) as Cents })).toEqual([
      { kind: 'daily-payout-hold', payNow: won - 1, hold: 1 },
    ]);
  });
});

test('a bonus that fits is not called capped (D02)', () => {
  expect(
    notices({ stake: kes(49), prices: Array(6).fill(1_500), limits: { booster: exampleBooster } }),
  ).toEqual([]);
});
