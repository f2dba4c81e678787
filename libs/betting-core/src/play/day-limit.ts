import { assertCents, assertList, assertOneOf } from '../assertions.ts';
import { assertRecord } from '../rule-assertions.ts';
import { cents, maxCents, subtractCents, type Cents } from '../money/cents.ts';
import { assertInstant, type Instant } from '../time/instant.ts';
import type { OwnLimit } from './own-limit.ts';

/** The amounts that a customer can limit for a Nairobi day: stakes, and losses. */
export const DAY_LIMITS = ['stake', 'loss'] as const;
/** One of `DAY_LIMITS`. */
export type DayLimitKind = (typeof DAY_LIMITS)[number];

/** A customer's own limit of stakes or losses for a Nairobi day. */
export interface DayLimit extends OwnLimit {
  /** The amount that it limits. */
  readonly of: DayLimitKind;
}

/** A customer's play in a Nairobi day so far, bets, tickets and games together, in cash. */
export interface PlayedToday {
  /** The stakes of the day, without those that were returned. */
  readonly staked: Cents;
  /** The day's stakes less everything that came back that day: winnings, voids, returned stakes. Below zero for a win. */
  readonly lost: Cents;
}

/** The room that a limit leaves for the rest of the day. */
export interface LeftToday {
  /** The amount that it limits. */
  readonly of: DayLimitKind;
  /** The limit. */
  readonly limit: Cents;
  /** The amount that may still be staked under it; never below zero. */
  readonly left: Cents;
  /** The end of the day, when the whole limit is available again. */
  readonly until: Instant;
}

/** The rejection of a stake beyond the customer's own limit of the day. */
export interface DayLimitRejection extends LeftToday {
  /** The customer's own limit would be passed. */
  readonly kind: 'day-limit-passed';
}

/**
 * Returns the amount that may still be staked today, under the limit that leaves the least; null without a limit. A
 * stake counts as lost until something comes back, so it has to fit into the remaining loss limit. Give the limits in
 * force: see `limitInForce`. Throws RangeError for a wrong amount or moment.
 *
 * @example
 * const played = { staked: kes(700), lost: kes(50) };
 * leftToday([{ of: 'loss', amount: kes(200), pending: null }], played, instant('2026-11-21T21:00:00Z'))?.left; // 15000
 */
export function leftToday(
  limits: readonly DayLimit[],
  played: PlayedToday,
  until: Instant,
): LeftToday | null {
  assertList(limits, 'limits');
  assertRecord(played, 'played');
  assertCents(played.staked, 'played.staked');
  assertCents(played.lost, 'played.lost');
  assertInstant(until, 'until');
  const used = { stake: played.staked, loss: played.lost };
  const [tightest] = limits
    .flatMap(({ of, amount: limit }, at): LeftToday[] => {
      if (limit === null) return [];
      assertOneOf(of, DAY_LIMITS, 'limits[#].of', at);
      assertCents(limit, 'limits[#].amount', at);
      return [{ of, limit, left: maxCents(cents(0), subtractCents(limit, used[of])), until }];
    })
    .sort((one, other) => one.left - other.left);
  return tightest ?? null;
}

/**
 * Returns the rejection of a cash stake by the customer's own limit of the day; null within it or without one.
 *
 * @example
 * const left = { of: 'stake', limit: kes(1_000), left: kes(40), until: instant('2026-11-21T21:00:00Z') } as const;
 * dayLimitRejection(kes(49), left)?.kind; // day-limit-passed
 * dayLimitRejection(kes(40), left); // null
 */
export const dayLimitRejection = (
  stake: Cents,
  left: LeftToday | null | undefined,
): DayLimitRejection | null =>
  left == null || stake <= left.left ? null : { kind: 'day-limit-passed', ...left };
