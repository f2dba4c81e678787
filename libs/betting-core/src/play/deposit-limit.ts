import { assertAmount } from '../assertions.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import type { Cents } from '../money/cents.ts';
import { compareInstants, instantFromMs, toMs, type Instant } from '../time/instant.ts';

/**
 * The time a deposit limit counts over, back from now: 24 hours, 7 days, 30 days. So midnight allows nothing
 * new.
 */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
/** One of them. */
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** What a customer wants to deposit at most in a period, and what it is about to become. */
export interface DepositLimit {
  /** What it counts over. */
  readonly period: LimitPeriod;
  /** The most in that time; null for no limit. */
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
const PERIOD_HOURS: { readonly [P in LimitPeriod]: number } = { day: 24, week: 7 * 24, month: 30 * 24 };

/** Since when deposits count towards a limit. */
export const limitCountsFrom = (period: LimitPeriod, now: Instant): Instant =>
  instantFromMs(toMs(now) - PERIOD_HOURS[period] * HOUR_MS);

/** A limit as it holds now: a raise whose time has come is one no more, but the limit itself. */
export function effectiveDepositLimit(limit: DepositLimit, now: Instant): DepositLimit {
  const { period, pending } = limit;
  if (pending === null || compareInstants(now, pending.from) < 0) return limit;
  return { period, amount: pending.amount, pending: null };
}

/**
 * The limit after its customer asked for another amount (null: none). A lower or equal one holds at once and
 * cancels a raise. A higher one, or none, waits a day; asking for the same raise again does not restart the
 * wait.
 */
export function changeDepositLimit(limit: DepositLimit, amount: Cents | null, now: Instant): DepositLimit {
  if (amount !== null) assertAmount(amount, 'amount');
  const held = effectiveDepositLimit(limit, now);
  if (held.amount === null || (amount !== null && amount <= held.amount))
    return { period: held.period, amount, pending: null };
  if (held.pending?.amount === amount) return held;
  const from = instantFromMs(toMs(now) + HOUSE_RULES.limitRaiseDelayHours * HOUR_MS);
  return { ...held, pending: { amount, from } };
}
