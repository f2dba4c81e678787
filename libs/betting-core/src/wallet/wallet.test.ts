import { describe, expect, test } from 'vitest';
import refunds from '../../examples/refunds.json';
import { DEFAULT_LIMITS } from '../bet/limits.ts';
import { feedMatchId, marketTypeId, outcomeId } from '../brand.ts';
import type { LegResult } from '../market/outcome-result.ts';
import { taxRecordOn } from '../bet/tax-record.ts';
import { cents, kes } from '../money/cents.ts';
import { formatAmount } from '../money/format-kes.ts';
import { oddsFromThousandths } from '../odds/odds.ts';
import { formatTotalOdds } from '../odds/total-odds.ts';
import { instant } from '../time/instant.ts';
import { nairobiDay } from '../time/nairobi-day.ts';
import {
  gatherRefund,
  isOpposed,
  leftToStake,
  refundFor,
  releaseFor,
  usableFrom,
  welcomeGrant,
  type MarketPick,
} from './bonus-rules.ts';
import { checkDeposit } from './check-deposit.ts';
import { checkWithdrawal } from './check-withdrawal.ts';
import { payoutHold } from './payout-hold.ts';
import { quoteDeposit } from './quote-deposit.ts';
import { splitByType, transactionLine, transactionStatus, type Transaction } from './transaction.ts';
import { quoteWithdrawal, takeFromLots, withdrawalFee, type WalletLot } from './withdrawal-fee.ts';

const record = taxRecordOn(nairobiDay('2026-11-21'));

describe('deposits (R5-06, R9-01, D10)', () => {
  test.each([100, 4900, 7000000])('%d cents are taken', (amount) => {
    expect(checkDeposit(cents(amount), DEFAULT_LIMITS)).toEqual({ ok: true, value: amount });
  });
  test.each([
    [0, { kind: 'amount-too-low', minimum: 100 }],
    [-100, { kind: 'amount-too-low', minimum: 100 }],
    [99, { kind: 'amount-too-low', minimum: 100 }],
    [150, { kind: 'amount-not-whole' }],
    [7000100, { kind: 'amount-too-high', maximum: 7000000 }],
  ])('%d cents are refused', (amount, reason) => {
    expect(checkDeposit(cents(amount), DEFAULT_LIMITS)).toEqual({ ok: false, reason });
  });
  test('bring their amount less the tax of the day (D08)', () => {
    expect(quoteDeposit(kes(100), record)).toEqual({ amount: 10000, tax: 0, credited: 10000 });
    expect(quoteDeposit(kes(101), { ...record, depositPercent: 5 })).toEqual({
      amount: 10100,
      tax: 505,
      credited: 9595,
    });
  });
});

describe('withdrawals (R5-07, R9-02, D10, D67)', () => {
  test.each([2000, 10000])('%d cents are paid', (amount) => {
    expect(checkWithdrawal(cents(amount), kes(100), DEFAULT_LIMITS)).toEqual({ ok: true, value: amount });
  });
  test.each([
    [1900, { kind: 'amount-too-low', minimum: 2000 }],
    [-5000, { kind: 'amount-too-low', minimum: 2000 }],
    [2050, { kind: 'amount-not-whole' }],
    [10100, { kind: 'insufficient-funds', balance: 10000, shortBy: 100 }],
  ])('%d cents are refused', (amount, reason) => {
    expect(checkWithdrawal(cents(amount), kes(100), DEFAULT_LIMITS)).toEqual({ ok: false, reason });
  });
  test('the most is what mobile money carries in one transfer, a setting too (D110)', () => {
    const balance = kes(400_000);
    expect(checkWithdrawal(kes(250_000), balance, DEFAULT_LIMITS)).toMatchObject({ ok: true });
    expect(checkWithdrawal(kes(250_001), balance, DEFAULT_LIMITS)).toEqual({
      ok: false,
      reason: { kind: 'amount-too-high', maximum: 25_000_000 },
    });
    expect(
      checkWithdrawal(kes(150_001), balance, { ...DEFAULT_LIMITS, maxWithdrawal: kes(150_000) }),
    ).toEqual({
      ok: false,
      reason: { kind: 'amount-too-high', maximum: 15_000_000 },
    });
  });
  test('the smallest is a setting', () => {
    expect(checkWithdrawal(kes(20), kes(100), { ...DEFAULT_LIMITS, minWithdrawal: kes(50) })).toEqual({
      ok: false,
      reason: { kind: 'amount-too-low', minimum: 5000 },
    });
  });
});

describe('the fee on deposits never staked (R9-03, D11)', () => {
  const lot = (left: number, isUnwageredDeposit: boolean): WalletLot => ({
    left: kes(left),
    isUnwageredDeposit,
    isTaxFree: false,
  });
  const lots = [lot(50, true), lot(100, false), lot(200, true)];
  test.each([
    [0, 0, 3],
    [40, 4, 3],
    [50, 5, 2],
    [120, 5, 2],
    [150, 5, 1],
    [250, 15, 1],
    [350, 25, 0],
  ])('withdrawing %d costs %d and leaves %d lots', (amount, fee, left) => {
    expect(withdrawalFee(kes(amount), lots)).toBe(kes(fee));
    expect(takeFromLots(lots, kes(amount)).lots).toHaveLength(left);
  });
  test('the oldest money goes first', () => {
    expect(takeFromLots(lots, kes(120))).toEqual({
      lots: [lot(30, false), lot(200, true)],
      unwagered: kes(50),
      taxFree: kes(0),
    });
  });
  test('more than there is, is a bug', () => {
    expect(() => takeFromLots(lots, cents(35001))).toThrow(
      new RangeError('amount must be at most 35000, the sum of the lots, got 35001'),
    );
  });
  test('fee and tax are inside the amount (D67, D08)', () => {
    expect(quoteWithdrawal(kes(150), lots, record)).toEqual({
      amount: 15000,
      fee: 500,
      tax: 0,
      receives: 14500,
      stays: 0,
    });
    expect(quoteWithdrawal(kes(150), lots, { ...record, withdrawalPercent: 5 })).toEqual({
      amount: 15000,
      fee: 500,
      tax: 750,
      receives: 13700,
      stays: 50,
    });
  });
});

describe('bonus (R9-07, D11, D66)', () => {
  test('the first deposit of at least 20 earns 2,000', () => {
    expect([cents(1999), kes(20), kes(5_000)].map((deposit) => welcomeGrant(deposit))).toEqual([
      0, 200000, 200000,
    ]);
  });
  test.each(refunds)('$id: $title', ({ stake, legs, expected }) => {
    const settled = legs.map(({ odds, result }) => ({
      odds: oddsFromThousandths(Math.round(Number(odds) * 1_000)),
      result: result as LegResult,
    }));
    const standing = settled.filter(({ result }) => result !== 'void').map(({ odds }) => odds);
    expect({
      totalOddsShown: formatTotalOdds(standing),
      refund: formatAmount(refundFor(kes(Number(stake)), settled)),
    }).toEqual(expected);
  });
  const legs = (...odds: readonly number[]) =>
    odds.map((one) => ({ odds: oddsFromThousandths(one), result: 'lost' as LegResult }));
  test('the welcome bonus is released with each stake, never beyond what is locked', () => {
    const even = legs(2_000);
    expect(releaseFor(kes(100), even, DEFAULT_LIMITS)).toBe(1000);
    expect(releaseFor(kes(100), even, { ...DEFAULT_LIMITS, welcomeReleaseRatePercent: 25 })).toBe(2500);
    expect(releaseFor(kes(100), even, DEFAULT_LIMITS, cents(300))).toBe(300);
    expect(releaseFor(kes(100_000), even, DEFAULT_LIMITS)).toBe(200000);
  });
  test.each([
    [[1_499], 0],
    [[1_500], 1000],
    [[1_224, 1_225], 0], // 1.4994, shown as 1.50
    [[1_225, 1_225], 1000],
  ])('a stake at %j thousandths releases %d cents of it (D109)', (odds, released) => {
    expect(releaseFor(kes(100), legs(...odds), DEFAULT_LIMITS)).toBe(released);
  });
  test('a void leg counts as 1.00 there too, and the house sets the least odds (D109)', () => {
    const [sure, off] = legs(1_200, 3_000);
    expect(releaseFor(kes(100), [sure!, { ...off!, result: 'void' }], DEFAULT_LIMITS)).toBe(0);
    const lower = { ...DEFAULT_LIMITS, welcomeMinOdds: oddsFromThousandths(1_200) };
    expect(releaseFor(kes(100), [sure!], lower)).toBe(1000);
  });
  test('picks against each other are those of one market with another outcome (D109)', () => {
    const pick = (match: string, market: string, outcome: string): MarketPick => ({
      feedMatchId: feedMatchId(match),
      marketTypeId: marketTypeId(market),
      outcomeId: outcomeId(outcome),
    });
    const own = [pick('1', '10', '101'), pick('2', '10', '201')];
    expect(isOpposed(own, [pick('2', '10', '202')])).toBe(true);
    expect(isOpposed(own, [pick('2', '10', '201'), pick('2', '18', '202'), pick('3', '10', '302')])).toBe(
      false,
    );
    expect(isOpposed(own, [])).toBe(false);
  });
  test.each([
    [kes(2_000), 10, kes(20_000)],
    [cents(199_510), 10, kes(19_951)],
    [cents(199_511), 10, kes(19_952)],
    [kes(2_000), 12.5, kes(16_000)],
    [cents(0), 10, cents(0)],
    [kes(2_000), 0, null],
  ])('%d cents that are locked, at %d %%, need %s cents of stakes (D109)', (locked, percent, left) => {
    expect(leftToStake(locked, { ...DEFAULT_LIMITS, welcomeReleaseRatePercent: percent })).toBe(left);
  });
  test('another house has its own bonus, refunds and fee', () => {
    expect(welcomeGrant(kes(50), { welcomeDeposit: kes(50), welcomeBonus: kes(500) })).toBe(50_000);
    const legs = [{ odds: oddsFromThousandths(5_000), result: 'lost' as const }];
    expect(refundFor(kes(100), legs, undefined, { refundOddsHundredths: 500, refundPercent: 20 })).toBe(
      2_000,
    );
    expect(gatherRefund(kes(5), kes(5), { refundUsableFrom: kes(10) }).grant).toBe(1_000);
    const lots = [{ left: kes(100), isUnwageredDeposit: true, isTaxFree: true }];
    expect(withdrawalFee(kes(100), lots, { unwageredFeePercent: 5 })).toBe(500);
    expect(quoteWithdrawal(kes(100), lots, record, { unwageredFeePercent: 5 }).fee).toBe(500);
    // @ts-expect-error a list's place is no rules, for the compiler either
    expect(() => welcomeGrant(kes(50), 0)).toThrow(
      new RangeError('rules.welcomeDeposit must be Cents, got undefined; make one with cents(4900)'),
    );
  });
  test('refunds become a grant at 50', () => {
    expect(usableFrom).toBe(5000);
    expect(gatherRefund(kes(40), cents(999))).toEqual({ grant: 0, gathering: 4999 });
    expect(gatherRefund(kes(40), kes(10))).toEqual({ grant: 5000, gathering: 0 });
    expect(gatherRefund(kes(40), kes(30))).toEqual({ grant: 7000, gathering: 0 });
  });
});

describe('the daily payout (D09, D67)', () => {
  test.each([
    [0, 5000, 5000, 0],
    [0, 7000, 7000, 0],
    [0, 7001, 7000, 1],
    [3000, 5000, 4000, 1000],
    [7000, 5000, 0, 5000],
    [9000, 5000, 0, 5000],
  ])('after %d, of %d', (paidToday, payout, payNow, hold) => {
    expect(payoutHold(cents(paidToday), cents(payout), cents(7000))).toEqual({ payNow, hold });
  });
});

describe('transactions (R4-12, D42)', () => {
  const transaction = (changes: Partial<Transaction> = {}): Transaction => ({
    type: 'deposit',
    status: 'COMPLETED',
    reference: 'QK12AB34CD',
    at: instant('2026-11-21T10:00:00Z'),
    amount: kes(100),
    ...changes,
  });
  test.each([
    [transaction(), 'COMPLETED - QK12AB34CD'],
    [transaction({ status: 'TRX_SUCCESS' }), 'PENDING - QK12AB34CD'],
    [transaction({ status: 'TRX_SUCCESS', reference: null }), 'PENDING - N/A'],
    [transaction({ status: 'REVERSED', reference: '' }), 'REVERSED - N/A'],
  ])('%o', (of, line) => {
    expect(transactionLine(of)).toBe(line);
  });
  test('accepted by the gateway is still pending', () => {
    expect(['TRX_SUCCESS', 'FAILED'].map(transactionStatus)).toEqual(['PENDING', 'FAILED']);
  });
  test('are split by type, whatever its case', () => {
    const all = ['Deposit', 'WITHDRAWAL', 'deposit', 'Withdraw', 'bonus'].map((type) =>
      transaction({ type }),
    );
    expect(splitByType(all)).toEqual({ deposits: [all[0], all[2]], withdrawals: [all[1], all[3]] });
  });
});
