import {
  dayBounds,
  dayLimitRejection,
  exclusionInForce,
  leftToday,
  limitInForce,
  nairobiDayOf,
  subtractCents,
  type Cents,
  type DayLimitRejection,
  type Exclusion,
  type ExclusionRejection,
  type Instant,
  type LeftToday,
  type ProfileId,
} from '@kipenga/betting-core';
import type { AccountBlock } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';
import { worded } from '../wording/index.ts';
import { selectStanding, type StandingKept } from './standing.store.ts';

/** Everything about a customer that a stake is judged by, as it holds at a moment. */
export interface Standing extends Pick<StandingKept, 'cash' | 'gamePlay' | 'rules' | 'stakeLimits'> {
  /** The account is closed (D104) or blocked by the house (D98), also for a call that was let in before. */
  readonly shut: AccountShut | null;
  /**
   * The time-out or self-exclusion in force: the one that ends last. Without an end if the customer is in the register of
   * excluded persons (D105).
   */
  readonly exclusion: Exclusion | null;
  /** The rest of the day under the customer's own limits; null without one. */
  readonly leftToday: LeftToday | null;
  /** More is played today than the customer's own limits allow by now: one was lowered since. */
  readonly isPastLimit: boolean;
}

/** Why an account takes no stake and no money, whatever its customer wishes. */
export type AccountShut =
  | { readonly kind: 'account-closed' }
  | ({ readonly kind: 'account-blocked' } & Pick<AccountBlock, 'reason' | 'holdsMoney'>);

/** The same in words: for a block with its reason, and what the customer may still do. */
export const shutWords = (shut: AccountShut) => {
  if (shut.kind === 'account-closed') return worded('account-closed');
  return worded(shut.holdsMoney ? 'account-blocked-money' : 'account-blocked', { why: shut.reason });
};

/** A reason against every stake and every deposit of a customer. */
export type PlayRejection = AccountShut | ExclusionRejection;

/** A reason against a stake of this size. */
export type CashRejection =
  | DayLimitRejection
  | { readonly kind: 'insufficient-funds'; readonly balance: Cents; readonly shortBy: Cents };

/**
 * Reads what a customer may stake at a moment of real time (D70), on whatever product. Lock the wallet first, in a separate
 * statement: one that waits for a lock continues with its old snapshot, and would miss the stake, the break or the closing it
 * waited for.
 */
export const standingOf = async (sql: Sql, profileId: ProfileId, now: Instant): Promise<Standing> => {
  const { isClosed, block, breakEndsAt, isRegistered, dayLimits, played, ...kept } = await selectStanding(
    sql,
    profileId,
    now,
  );
  const inForce = dayLimits.map((limit) => limitInForce(limit, now));
  return {
    ...kept,
    shut: isClosed ? { kind: 'account-closed' } : block && { kind: 'account-blocked', ...block },
    exclusion: isRegistered
      ? { until: null }
      : exclusionInForce(breakEndsAt === null ? [] : [{ until: breakEndsAt }], now),
    leftToday: played && leftToday(inForce, played, dayBounds(nairobiDayOf(now)).to),
    isPastLimit:
      played !== null &&
      inForce.some(
        ({ of, amount }) => amount !== null && (of === 'stake' ? played.staked : played.lost) > amount,
      ),
  };
};

/** Gives the reason against every stake and deposit; null when the customer may play. */
export const playRejection = ({
  shut,
  exclusion,
}: Pick<Standing, 'shut' | 'exclusion'>): PlayRejection | null =>
  shut ?? (exclusion && { kind: 'self-excluded', ...exclusion });

/** The reason against a cash stake of a customer who may play. The limit of the day comes first. */
export const cashRejection = (
  stake: Cents,
  { cash: balance, leftToday: left }: Pick<Standing, 'cash' | 'leftToday'>,
): CashRejection | null =>
  dayLimitRejection(stake, left) ??
  (balance < stake ? { kind: 'insufficient-funds', balance, shortBy: subtractCents(stake, balance) } : null);
