import { assertCents, assertList, assertOneOf } from '../assertions.ts';
import { assertRecord } from '../rule-assertions.ts';
import { cents, maxCents, subtractCents, type Cents } from '../money/cents.ts';
import { assertInstant, type Instant } from '../time/instant.ts';
import type { OwnLimit } from './own-limit.ts';

/** What a customer can limit for a Nairobi day: what is staked, and what is lost. */
export const DAY_LIMITS = ['stake', 'loss'] as const;
/** One of them. */
export type DayLimitKind = (typeof DAY_LIMITS)[number];

/** What a customer wants to stake or to lose at most in a Nairobi day, and what it is about to become. */
export interface DayLimit extends OwnLimit {
  /** What it limits. */
  readonly of: DayLimitKind;
}

/** What a customer played in a Nairobi day so far, with bets, tickets and games together, in cash. */
export interface PlayedToday {
  /** The stakes of the day, without those of them that were given back. */
  readonly staked: Cents;
  /** The day's stakes less all that came back that day: winnings, voids, stakes given back. Below zero for a win. */
  readonly lost: Cents;
}

/** What one limit leaves for the rest of the day. */
export interface LeftToday {
  /** Which limit. */
  readonly of: DayLimitKind;
  /** What it is. */
  readonly limit: Cents;
  /** What may still be staked under it; never below zero. */
  readonly left: Cents;
  /** When the day ends, and all of the limit is there again. */
  readonly until: Instant;
}

/** Why a stake is more than its customer wanted of a day. */
export interface DayLimitRejection extends LeftToday {
  /** A limit the customer set would be passed. */
  readonly kind: 'day-limit-passed';
}

/**
 * What may still be staked today under the limit that leaves the least; null without a limit. A stake counts as lost until
 * something comes back, so it has to fit into what may still be lost. Pass the limits in force: see `limitInForce`.
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

/** The reason a customer's own limit of the day gives against a stake in cash; none within it or without one. */
export const dayLimitRejection = (
  stake: Cents,
  left: LeftToday | null | undefined,
): DayLimitRejection | null =>
  left == null || stake <= left.left ? null : { kind: 'day-limit-passed', ...left };
