import {
  cents,
  DAY_LIMITS,
  dayBounds,
  nairobiDayOf,
  type Cents,
  type DayLimit,
  type GamePlay,
  type Instant,
  type PlayedToday,
  type ProfileId,
} from '@kipenga/betting-core';
import type { AccountBlock } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';
import { playedStatement } from '../ledger/index.ts';
import { RULES_COLUMNS, rulesKeptIn, type RulesKept } from '../house-rules/index.ts';
import { STAKE_LIMITS, type StakePercent } from './measures.store.ts';

/** Everything about a customer that decides on a stake, as stored. */
export interface StandingKept {
  readonly cash: Cents;
  readonly isClosed: boolean;
  /** The block of the account by the house; null if there is none. */
  readonly block: Pick<AccountBlock, 'reason' | 'holdsMoney'> | null;
  /** The limits of the customer's class, in percent of the highest stake. */
  readonly stakeLimits: readonly StakePercent[];
  /** The latest end of a break that has not ended. */
  readonly breakEndsAt: Instant | null;
  /** True if the register of excluded persons has the customer (D105). */
  readonly isRegistered: boolean;
  /** The limits of the day, as last stored. */
  readonly dayLimits: readonly DayLimit[];
  /** The sums of the day; null without a limit of the day, since they are not needed then. */
  readonly played: PlayedToday | null;
  /** The latest play in games, over or not; null before the first. */
  readonly gamePlay: GamePlay | null;
  readonly rules: RulesKept;
}

type LimitColumns = {
  readonly [K in `${(typeof DAY_LIMITS)[number]}_${'amount' | 'pending'}`]: number | null;
} & { readonly [K in `${(typeof DAY_LIMITS)[number]}_from`]: Instant | null } & {
  readonly [K in `${(typeof DAY_LIMITS)[number]}_is_set`]: boolean;
};

type Row = LimitColumns &
  RulesKept & {
    readonly cash: number;
    readonly isClosed: boolean;
    readonly block: StandingKept['block'];
    readonly stakeLimits: readonly StakePercent[] | null;
    readonly breakEndsAt: Instant | null;
    readonly isRegistered: boolean;
    readonly played: { readonly staked: number; readonly lost: number } | null;
    readonly startedAt: Instant | null;
  } & Omit<GamePlay, 'startedAt'>;

const limitColumns = DAY_LIMITS.map(
  (of) =>
    `${of}.limits IS NOT NULL AS ${of}_is_set, ${of}.amount AS ${of}_amount, ${of}.pending_amount AS ${of}_pending, ${of}.pending_from AS ${of}_from`,
);
const limitJoins = DAY_LIMITS.map(
  (of) => `LEFT JOIN day_limit ${of} ON ${of}.profile_id = $1 AND ${of}.limits = '${of}'`,
);

// The sums of the day are the most expensive part, and most customers have no limit: CASE skips them.
const standingText = (playedText: string): string => `
  SELECT w.cash,
    EXISTS (SELECT FROM customer c WHERE c.profile_id = $1 AND c.status = 'closed') AS "isClosed",
    (SELECT json_build_object('reason', reason, 'holdsMoney', holds_money) FROM customer_block k WHERE k.profile_id = $1) AS block,
    (SELECT (${STAKE_LIMITS('$9')}) FROM customer_class k WHERE k.profile_id = $1) AS "stakeLimits",
    (SELECT max(ends_at) FROM play_break b WHERE b.profile_id = $1 AND b.ends_at > $9) AS "breakEndsAt",
    EXISTS (SELECT FROM register_exclusion x WHERE x.profile_id = $1) AS "isRegistered",
    ${limitColumns.join(', ')},
    CASE WHEN num_nonnulls(${DAY_LIMITS.map((of) => `${of}.limits`).join(', ')}) > 0
      THEN (SELECT json_build_object('staked', staked, 'lost', lost) FROM (${playedText}) played) END AS played,
    g.started_at AS "startedAt", g.last_stake_at AS "lastStakeAt", g.checked_at AS "checkedAt", g.is_asked AS "isAsked",
    ${RULES_COLUMNS}
  FROM wallet w ${limitJoins.join(' ')} LEFT JOIN game_play g ON g.profile_id = $1
  WHERE w.profile_id = $1`;

const centsOrNone = (amount: number | null): Cents | null => (amount === null ? null : cents(amount));

const dayLimitsIn = (row: Row): readonly DayLimit[] =>
  DAY_LIMITS.filter((of) => row[`${of}_is_set`]).map((of) => {
    const from = row[`${of}_from`];
    return {
      of,
      amount: centsOrNone(row[`${of}_amount`]),
      pending: from === null ? null : { amount: centsOrNone(row[`${of}_pending`]), from },
    };
  });

/** Reads a customer's standing in one statement. @throws RangeError without a wallet. */
export const selectStanding = async (sql: Sql, owner: ProfileId, now: Instant): Promise<StandingKept> => {
  const { text, values } = playedStatement(owner, dayBounds(nairobiDayOf(now)).from);
  const [row] = await sql.query<Row>(standingText(text), [...values, now]);
  if (!row) throw new RangeError(`there is no wallet of ${owner}`);
  const {
    cash,
    isClosed,
    block,
    stakeLimits,
    breakEndsAt,
    isRegistered,
    played,
    startedAt,
    lastStakeAt,
    checkedAt,
    isAsked,
  } = row;
  return {
    cash: cents(cash),
    isClosed,
    block,
    stakeLimits: stakeLimits ?? [],
    breakEndsAt,
    isRegistered,
    dayLimits: dayLimitsIn(row),
    played: played && { staked: cents(played.staked), lost: cents(played.lost) },
    gamePlay: startedAt === null ? null : { startedAt, lastStakeAt, checkedAt, isAsked },
    rules: rulesKeptIn(row),
  };
};
