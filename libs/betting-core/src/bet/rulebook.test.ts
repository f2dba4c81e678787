import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import examples from '../../examples/kenya-taxes.json';
import { cents, kes, type Cents } from '../money/cents.ts';
import { formatAmount } from '../money/format-kes.ts';
import { oddsFromThousandths } from '../odds/odds.ts';
import { nairobiDay } from '../time/nairobi-day.ts';
import { depositFor, quoteDeposit } from '../wallet/quote-deposit.ts';
import { quoteWithdrawal, takeFromLots, type WalletLot } from '../wallet/withdrawal-fee.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { quoteBet } from './quote-bet.ts';
import { KENYA_TAX_RECORDS, RULEBOOKS } from './rulebook.ts';
import { TAX_RECORDS, taxRecordOn, type TaxRecord } from './tax-record.ts';

const money = (text: string): Cents => cents(Math.round(Number(text) * 100));
const lawOn = (day: string): TaxRecord => taxRecordOn(nairobiDay(day), KENYA_TAX_RECORDS);
const pricesOf = (odds: readonly string[]) =>
  odds.map((price) => oddsFromThousandths(Math.round(Number(price) * 1_000)));
const printed = <Figures extends Readonly<Record<string, Cents>>>(figures: Figures) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, amount]) => [name, formatAmount(amount).replaceAll(',', '')]),
  );
const lotOf = ({ left, kind }: { left: string; kind: string }): WalletLot => ({
  left: money(left),
  isUnwageredDeposit: kind === 'deposit',
  isTaxFree: kind === 'taxed',
});

describe("Kenya's law by its dates (D94)", () => {
  test.each([
    ['2021-07-01', 'Finance Act 2021', 1_075, 20, 0, 0],
    ['2023-06-30', 'Finance Act 2021', 1_075, 20, 0, 0],
    ['2023-07-01', 'Finance Act 2023', 1_125, 20, 0, 0],
    ['2024-12-26', 'Finance Act 2023', 1_125, 20, 0, 0],
    ['2024-12-27', 'Tax Laws (Amendment) Act 2024', 1_150, 20, 0, 0],
    ['2025-06-30', 'Tax Laws (Amendment) Act 2024', 1_150, 20, 0, 0],
    ['2025-07-01', 'Finance Act 2025', 1_000, 0, 5, 5],
    ['2026-11-26', 'Finance Act 2025', 1_000, 0, 5, 5],
  ])('on %s it is the %s', (day, reference, divisor, winnings, deposits, withdrawals) => {
    expect(lawOn(day)).toMatchObject({
      reference,
      stakeDivisorThousandths: divisor,
      winningsPercent: winnings,
      depositPercent: deposits,
      withdrawalPercent: withdrawals,
    });
  });
  test('a house runs by one of two rulebooks', () => {
    expect(RULEBOOKS).toEqual({ spec: TAX_RECORDS, kenya: KENYA_TAX_RECORDS });
  });
});

describe('its figures, to the cent (D94)', () => {
  test.each(examples.bets)('$id: $title', ({ day, stake, odds, expected }) => {
    const { stakeAfterTax, grossPayout, withholdingTax, netPayout } = quoteBet({
      stake: money(stake),
      prices: pricesOf(odds),
      limits: DEFAULT_LIMITS,
      taxRecord: lawOn(day),
    });
    expect(printed({ stakeAfterTax, grossPayout, withholdingTax, netPayout })).toEqual(expected);
  });
  test.each([
    ['10', '3', '4.00', '26.00'],
    ['100', '1.36', '7.20', '128.80'],
    ['1000', '1.3', '60.00', '1240.00'],
  ])('a tax on winnings alone: %s at %s bears %s and pays %s', (stake, odds, tax, net) => {
    const taxRecord = { ...lawOn('2026-11-26'), winningsPercent: 20 };
    const quote = quoteBet({
      stake: money(stake),
      prices: pricesOf([odds]),
      limits: DEFAULT_LIMITS,
      taxRecord,
    });
    expect(quote).toMatchObject({ withholdingTax: money(tax), netPayout: money(net) });
  });
  test.each(examples.deposits)('$id: $title', ({ day, amount, expected }) => {
    const { tax, credited } = quoteDeposit(money(amount), lawOn(day));
    expect(printed({ tax, credited })).toEqual(expected);
  });
  test.each(examples.depositsFor)('$id: $title', ({ day, credited, expected }) => {
    expect(printed({ ...quoteDeposit(depositFor(money(credited), lawOn(day)), lawOn(day)) })).toEqual(
      expected,
    );
  });
  test.each(examples.withdrawals)('$id: $title', ({ day, amount, lots, expected }) => {
    const { fee, tax, receives, stays } = quoteWithdrawal(money(amount), lots.map(lotOf), lawOn(day));
    expect(printed({ fee, tax, receives, stays })).toEqual(expected);
  });
});

const anyPercent = (most: number) => fc.integer({ min: 0, max: most * 1_000 }).map((rate) => rate / 1_000);
const recordOf = (changes: Partial<TaxRecord>): TaxRecord => ({ ...lawOn('2026-11-26'), ...changes });

describe('whatever the rates, with three decimals', () => {
  test('the deposit for an amount leaves it, and a shilling less does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7_000_000 }), anyPercent(99), (amount, depositPercent) => {
        const record = recordOf({ depositPercent });
        const deposit = depositFor(cents(amount), record);
        expect(deposit % 100).toBe(0);
        expect(quoteDeposit(deposit, record).credited).toBeGreaterThanOrEqual(amount);
        expect(quoteDeposit(cents(deposit - 100), record).credited).toBeLessThan(amount);
      }),
    );
  });
  test('a withdrawal is its fee, its tax, what arrives and what stays, each never below zero', () => {
    const anyLot = fc.record({
      left: fc.integer({ min: 1, max: 100_000 }).map(cents),
      kind: fc.constantFrom('deposit', 'taxed', 'won'),
    });
    fc.assert(
      fc.property(
        fc.array(anyLot, { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        anyPercent(100),
        (drawn, part, withdrawalPercent) => {
          const lots = drawn.map(({ left, kind }) => lotOf({ left: String(left / 100), kind }));
          const amount = cents(Math.floor(lots.reduce((sum, { left }) => sum + left, 0) * part));
          const { fee, tax, receives, stays } = quoteWithdrawal(
            amount,
            lots,
            recordOf({ withdrawalPercent }),
          );
          expect(fee + tax + receives + stays).toBe(amount);
          expect(Math.min(fee, tax, receives, stays)).toBeGreaterThanOrEqual(0);
          expect(receives % 100).toBe(0);
          expect(stays).toBeLessThan(100);
          const taxed = amount - takeFromLots(lots, amount).taxFree;
          expect(Math.abs(tax - Math.min((withdrawalPercent * taxed) / 100, amount - fee))).toBeLessThan(
            0.501,
          );
        },
      ),
    );
  });
  test('where a deposit leaves nothing, none is enough', () => {
    expect(() => depositFor(kes(1), recordOf({ depositPercent: 100 }))).toThrow(
      new RangeError('taxRecord.depositPercent must be below 100, got 100'),
    );
  });
});

test.each(['next tuesday', '2026-11-31', ''])(
  'a record is asked for by a day, not by the text %j',
  (text) => {
    // @ts-expect-error a text is no day for the compiler either
    expect(() => taxRecordOn(text, KENYA_TAX_RECORDS)).toThrow('day must be a day as 2026-11-21');
  },
);
