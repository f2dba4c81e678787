import { assertAmount } from '../assertions.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { assertRecord } from '../rule-assertions.ts';
import type { Cents } from '../money/cents.ts';
import { instantFromMs, msOf, type Instant } from '../time/instant.ts';

/** A customer's own limit, with a change of it that does not hold yet. */
export interface OwnLimit {
  /** The limit; null for none. */
  readonly amount: Cents | null;
  /** A raise or removal that was asked for and does not hold yet. */
  readonly pending: {
    /** The new limit; null for none. */
    readonly amount: Cents | null;
    /** The moment from which it holds. */
    readonly from: Instant;
  } | null;
}

const HOUR_MS = 3_600_000;

/**
 * Returns a limit as it holds now, with a pending change applied once its time has come. Throws RangeError for a wrong
 * moment.
 *
 * @example
 * const limit = { amount: kes(500), pending: { amount: kes(900), from: instant('2026-11-22T10:00:00Z') } };
 * limitInForce(limit, instant('2026-11-22T09:59:59Z')).amount; // 50000
 * limitInForce(limit, instant('2026-11-22T10:00:00Z')).amount; // 90000
 */
export function limitInForce<Limit extends OwnLimit>(limit: Limit, now: Instant): Limit {
  assertRecord(limit, 'limit');
  const { pending } = limit;
  const nowMs = msOf(now, 'now');
  if (pending === null || nowMs < msOf(pending.from, 'limit.pending.from')) return limit;
  return { ...limit, amount: pending.amount, pending: null };
}

/**
 * Changes a limit at the customer's wish. A lower or equal one holds at once and cancels a raise. A higher one, or
 * none, waits a day; asking for the same raise again does not restart the wait. Throws RangeError for a wrong amount or
 * moment.
 *
 * @param amount The new limit; null for none.
 * @example
 * const limit: OwnLimit = { amount: kes(500), pending: null };
 * changeLimit(limit, kes(200), instant('2026-11-21T10:00:00Z')).amount; // 20000
 * changeLimit(limit, kes(900), instant('2026-11-21T10:00:00Z')).pending?.from; // 2026-11-22T10:00:00Z
 */
export function changeLimit<Limit extends OwnLimit>(limit: Limit, amount: Cents | null, now: Instant): Limit {
  if (amount !== null) assertAmount(amount, 'amount');
  const held = limitInForce(limit, now);
  if (held.amount === null || (amount !== null && amount <= held.amount))
    return { ...held, amount, pending: null };
  if (held.pending?.amount === amount) return held;
  const from = instantFromMs(msOf(now, 'now') + HOUSE_RULES.limitRaiseDelayHours * HOUR_MS);
  return { ...held, pending: { amount, from } };
}
