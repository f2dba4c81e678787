import {
  LIMIT_PERIODS,
  ok,
  refuse,
  SELF_EXCLUSIONS,
  TIME_OUTS,
  type Cents,
  type DepositLimit,
  type Instant,
  type LimitPeriod,
  type Result,
  type SelfExclusionLength,
  type TimeOutLength,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { kes } from '../pieces/kes.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';
import { list } from '../pieces/rows.ts';

/** What a customer has set against playing too much. */
export interface PlayLimits {
  /** One for each period that has or will have a limit. */
  readonly depositLimits: readonly DepositLimit[];
  /** When the time-out that runs ends; null without one. */
  readonly timeOutUntil: Instant | null;
  /** When the self-exclusion that runs ends; null without one. */
  readonly exclusionUntil: Instant | null;
}

const period = z.enum(LIMIT_PERIODS);
const amountOrNone = z.nullable(kes);

interface DepositLimitFields {
  readonly period: LimitPeriod;
  readonly amount: Cents | null;
  readonly pendingAmount: Cents | null;
  readonly pendingFrom: Instant | null;
}
const depositLimitFields = entity(noun<DepositLimitFields>(), {
  period: ['period', period],
  amount: ['amount', amountOrNone],
  pending_amount: ['pendingAmount', amountOrNone],
  pending_from: ['pendingFrom', z.nullable(nairobiDatetime)],
});

/** `pending_from` without `pending_amount`: a removal waits. Without `pending_from` nothing waits. */
const depositLimitOnTheWire = codecOf(
  depositLimitFields,
  ({ pendingAmount, pendingFrom, ...limit }): Result<DepositLimit, string> => {
    if (pendingFrom !== null) return ok({ ...limit, pending: { amount: pendingAmount, from: pendingFrom } });
    return pendingAmount === null
      ? ok({ ...limit, pending: null })
      : refuse('a limit that waits says from when it holds');
  },
  ({ pending, ...limit }) => ({
    ...limit,
    pendingAmount: pending?.amount ?? null,
    pendingFrom: pending?.from ?? null,
  }),
);

/** A customer's own limits and breaks. Each row counts: a limit left out would be a limit not told. */
export const playLimitsOnTheWire = entity(noun<PlayLimits>(), {
  deposit_limits: ['depositLimits', list(depositLimitOnTheWire)],
  time_out_until: ['timeOutUntil', z.nullable(nairobiDatetime)],
  self_exclusion_until: ['exclusionUntil', z.nullable(nairobiDatetime)],
});

export interface DepositLimitRequest {
  readonly period: LimitPeriod;
  /** The most in that time; null takes the limit away. */
  readonly amount: Cents | null;
}

/** Sets one limit. `amount` is never left out by mistake: null has to be written. */
export const depositLimitRequestOnTheWire = entity(noun<DepositLimitRequest>(), {
  period: ['period', period],
  amount: ['amount', amountOrNone],
});

export interface TimeOutRequest {
  readonly length: TimeOutLength;
}
export const timeOutOnTheWire = entity(noun<TimeOutRequest>(), { length: ['length', z.enum(TIME_OUTS)] });

export interface SelfExclusionRequest {
  readonly length: SelfExclusionLength;
  /** The account's password, again: nobody is excluded by a friend who borrowed the phone. */
  readonly password: string;
}
export const selfExclusionOnTheWire = entity(noun<SelfExclusionRequest>(), {
  length: ['length', z.enum(SELF_EXCLUSIONS)],
  password: ['password', z.string()],
});
