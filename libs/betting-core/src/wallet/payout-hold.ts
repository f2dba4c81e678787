import { assertAmount } from '../assertions.ts';
import { cents, maxCents, minCents, subtractCents, type Cents } from '../money/cents.ts';

/** A win, divided between today and the next Nairobi day. */
export interface PayoutSplit {
  /** What is paid at once. */
  readonly payNow: Cents;
  /** What is kept for the customer and released the next Nairobi day; nothing is forfeited. */
  readonly hold: Cents;
}

/**
 * How much of a payout may be paid at once: what the daily limit leaves after today's payouts (R9, D09, D67).
 */
export function payoutHold(paidToday: Cents, payout: Cents, limit: Cents): PayoutSplit {
  assertAmount(paidToday, 'paidToday');
  assertAmount(payout, 'payout');
  assertAmount(limit, 'limit');
  const room = maxCents(cents(0), subtractCents(limit, paidToday));
  const payNow = minCents(payout, room);
  return { payNow, hold: subtractCents(payout, payNow) };
}
