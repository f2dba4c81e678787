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

/** The limits and breaks a customer has set. */
export interface PlayLimits {
  /** One for each period whose limit holds or waits. */
  readonly depositLimits: readonly DepositLimit[];
  /** One each for stakes and losses, where a limit of the day holds or waits. */
  readonly dayLimits: readonly DayLimit[];
  /** Stakes of this Nairobi day, without those returned. */
  readonly stakedToday: Cents;
  /** Loss of this Nairobi day; below zero for a win. */
  readonly lostToday: Cents;
  /** End of that day. */
  readonly dayEndsAt: Instant;
  /** End of the current time-out; null without one. */
  readonly timeOutUntil: Instant | null;
  /** End of the current self-exclusion; null without one. */
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

/**
 * A customer's own limits and breaks. An unreadable row fails the whole answer, because a missing limit would look like no limit.
 */
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
  /** The new limit; null removes it. */
  readonly amount: Cents | null;
}

/** Sets one limit. `amount` is required, so that null is never sent by mistake. */
export const depositLimitRequestOnTheWire = entity(noun<DepositLimitRequest>(), {
  period: ['period', period],
  amount: ['amount', amountOrNone],
});

export interface DayLimitRequest {
  readonly of: DayLimitKind;
  /** The new limit of the day; null removes it. */
  readonly amount: Cents | null;
}

/** Sets one limit of the day. `amount` is required, as above. */
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
  /** The account's password again, so that nobody who borrowed the phone can exclude its owner. */
  readonly password: string;
}
export const selfExclusionOnTheWire = entity(noun<SelfExclusionRequest>(), {
  length: ['length', z.enum(SELF_EXCLUSIONS)],
  password: ['password', z.string()],
});
