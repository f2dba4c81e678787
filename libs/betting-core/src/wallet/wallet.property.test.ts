import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { taxRecordOn } from '../bet/tax-record.ts';
import { cents } from '../money/cents.ts';
import { frozen } from '../testing/frozen.ts';
import { nairobiDay } from '../time/nairobi-day.ts';
import { gatherRefund } from './bonus-rules.ts';
import { payoutHold } from './payout-hold.ts';
import { quoteWithdrawal, takeFromLots } from './withdrawal-fee.ts';

const anyAmount = (max = 10_000_000) => fc.integer({ min: 0, max }).map(cents);
const anyLots = () =>
  fc.array(
    fc.record({ isUnwageredDeposit: fc.boolean(), isTaxFree: fc.boolean(), left: anyAmount(100_000) }),
    { minLength: 1 },
  );
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('a payout is paid or kept, to the cent, and never beyond the day (D09, I19)', () => {
  fc.assert(
    fc.property(anyAmount(), anyAmount(), anyAmount(), (paidToday, payout, limit) => {
      const { payNow, hold } = payoutHold(paidToday, payout, limit);
      expect(payNow + hold).toBe(payout);
      expect(payNow === 0 || payNow + paidToday <= limit).toBe(true);
      expect(hold === 0 || payNow === Math.max(0, limit - paidToday)).toBe(true);
    }),
  );
});

describe('taking money (D11, I24)', () => {
  test('takes exactly the amount, and as unwagered only what was deposited', () => {
    fc.assert(
      fc.property(anyLots(), fc.double({ min: 0, max: 1, noNaN: true }), (lots, part) => {
        const held = sum(lots.map(({ left }) => left));
        const amount = cents(Math.floor(held * part));
        const taken = takeFromLots(frozen(lots), amount);
        const deposited = (of: typeof lots | typeof taken.lots) =>
          sum(of.filter((lot) => lot.isUnwageredDeposit).map(({ left }) => left));
        expect(sum(taken.lots.map(({ left }) => left))).toBe(held - amount);
        expect(deposited(taken.lots) + taken.unwagered).toBe(deposited(lots));
        expect(taken.lots.every(({ left }) => left > 0)).toBe(true);
      }),
    );
  });
  test('in two withdrawals costs what it costs in one, to a cent of rounding', () => {
    fc.assert(
      fc.property(anyLots(), fc.double({ min: 0, max: 1, noNaN: true }), (lots, part) => {
        const record = taxRecordOn(nairobiDay('2026-11-21'));
        const all = cents(sum(lots.map(({ left }) => left)));
        const some = cents(Math.floor(all * part));
        const first = quoteWithdrawal(some, lots, record);
        const second = quoteWithdrawal(cents(all - some), takeFromLots(lots, some).lots, record);
        expect(Math.abs(first.fee + second.fee - quoteWithdrawal(all, lots, record).fee)).toBeLessThanOrEqual(
          1,
        );
        expect(first.fee + first.tax + first.receives + first.stays).toBe(some);
      }),
    );
  });
});

test('refunds are granted or go on gathering, none is lost (D66)', () => {
  fc.assert(
    fc.property(anyAmount(), anyAmount(), (gathered, refund) => {
      const { grant, gathering } = gatherRefund(gathered, refund);
      expect(grant + gathering).toBe(gathered + refund);
      expect(gathering).toBeLessThan(5000);
      expect(grant === 0 || grant >= 5000).toBe(true);
    }),
  );
});
