import { assertAmount } from '../assertions.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { assertRecord } from '../rule-assertions.ts';
import type { Cents } from '../money/cents.ts';
import { instantFromMs, msOf, type Instant } from '../time/instant.ts';

/** The most a customer wants of something, and what that is about to become. */
export interface OwnLimit {
  /** The most; null for no limit. */
  readonly amount: Cents | null;
  /** A raise or removal that was asked for and does not hold yet. */
  readonly pending: {
    /** What it will be; null for no limit. */
    readonly amount: Cents | null;
    /** When it holds. */
    readonly from: Instant;
  } | null;
}

const HOUR_MS = 3_600_000;

/** A limit as it holds now: a raise whose time has come is one no more, but the limit itself. */
export function limitInForce<Limit extends OwnLimit>(limit: Limit, now: Instant): Limit {
  assertRecord(limit, 'limit');
  const { pending } = limit;
  const nowMs = msOf(now, 'now');
  if (pending === null || nowMs < msOf(pending.from, 'limit.pending.from')) return limit;
  return { ...limit, amount: pending.amount, pending: null };
}

/**
 * The limit after its customer asked for another amount (null: none). A lower or equal one holds at once and
 * cancels a raise. A higher one, or none, waits a day; asking for the same raise again does not restart the
 * wait.
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
