import {
  DAY_LIMITS,
  LIMIT_PERIODS,
  SELF_EXCLUSIONS,
  TIME_OUTS,
  type Cents,
  type DayLimit,
  type DayLimitKind,
  type DepositLimit,
  type Instant,
  type LimitPeriod,
  type SelfExclusionLength,
  type TimeOutLength,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { kes, signedKes } from '../pieces/kes.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';
import { list } from '../pieces/rows.ts';
import { amountOrNone, fieldsOfLimit, limitFields, limitOf, type LimitFields } from './own-limit.wire.ts';

/** What a customer has set against playing too much. */
export interface PlayLimits {
  /** One for each period that has or will have a limit. */
  readonly depositLimits: readonly DepositLimit[];
  /** One for each, stake and loss, that has or will have a limit of the day. */
  readonly dayLimits: readonly DayLimit[];
  /** What was staked this Nairobi day, without what was given back. */
  readonly stakedToday: Cents;
  /** What was lost this Nairobi day; below zero for a win. */
  readonly lostToday: Cents;
  /** When that day ends. */
  readonly dayEndsAt: Instant;
  /** When the time-out that runs ends; null without one. */
  readonly timeOutUntil: Instant | null;
  /** When the self-exclusion that runs ends; null without one. */
  readonly exclusionUntil: Instant | null;
}

const period = z.enum(LIMIT_PERIODS);
const depositLimitOnTheWire = codecOf(
  entity(noun<{ readonly period: LimitPeriod } & LimitFields>(), {
    period: ['period', period],
    ...limitFields,
  }),
  limitOf<{ readonly period: LimitPeriod }>,
  fieldsOfLimit<DepositLimit>,
);

const dayLimitKind = z.enum(DAY_LIMITS);
const dayLimitOnTheWire = codecOf(
  entity(noun<{ readonly of: DayLimitKind } & LimitFields>(), { of: ['of', dayLimitKind], ...limitFields }),
  limitOf<{ readonly of: DayLimitKind }>,
  fieldsOfLimit<DayLimit>,
);

/** A customer's own limits and breaks. Each row counts: a limit left out would be a limit not told. */
export const playLimitsOnTheWire = entity(noun<PlayLimits>(), {
  deposit_limits: ['depositLimits', list(depositLimitOnTheWire)],
  day_limits: ['dayLimits', list(dayLimitOnTheWire)],
  staked_today: ['stakedToday', kes],
  lost_today: ['lostToday', signedKes],
  day_ends_at: ['dayEndsAt', nairobiDatetime],
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

export interface DayLimitRequest {
  readonly of: DayLimitKind;
  /** The most in a day; null takes the limit away. */
  readonly amount: Cents | null;
}

/** Sets one limit of the day. As above, null has to be written. */
export const dayLimitRequestOnTheWire = entity(noun<DayLimitRequest>(), {
  of: ['of', dayLimitKind],
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
