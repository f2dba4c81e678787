import { assertAmount } from '../assertions.ts';
import { cents, maxCents, minCents, subtractCents, type Cents } from '../money/cents.ts';

/** A win, divided between today and the next Nairobi day. */
export interface PayoutSplit {
  /** The part paid at once. */
  readonly payNow: Cents;
  /** The part kept for the customer and paid the next Nairobi day; nothing is forfeited. */
  readonly hold: Cents;
}

/**
 * Divides a payout by the daily limit: the limit less today's payouts is paid at once, the rest on the next Nairobi
 * day. Throws RangeError for a wrong amount.
 *
 * @example
 * payoutHold(kes(60_000), kes(25_000), kes(70_000)); // { payNow: 1000000, hold: 1500000 }
 */
export function payoutHold(paidToday: Cents, payout: Cents, limit: Cents): PayoutSplit {
  assertAmount(paidToday, 'paidToday');
  assertAmount(payout, 'payout');
  assertAmount(limit, 'limit');
  const room = maxCents(cents(0), subtractCents(limit, paidToday));
  const payNow = minCents(payout, room);
  return { payNow, hold: subtractCents(payout, payNow) };
}
