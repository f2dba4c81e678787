import type { BetId, Cents, Instant, ProfileId, WaitFall } from '@kipenga/betting-core';
import type { BetWait } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { msOf, numberOf, type SeenMatch, type Wait } from '../sports/index.ts';
import type { PricedOutcome } from './house-view.ts';

interface WaitRow {
  readonly is_judged: boolean;
  readonly reason: WaitFall | null;
  readonly seconds_left: number;
}

/** The wait of a customer's bet, running or over; null if the bet never waited. */
export const waitOf = async (sql: Sql, profileId: ProfileId, betId: BetId): Promise<BetWait | null> => {
  const [row] = await sql.query<WaitRow>(
    `SELECT judged_at IS NOT NULL AS is_judged, reason,
       greatest(0, ceil(extract(epoch FROM until - clock_timestamp())))::integer AS seconds_left
     FROM bet_wait WHERE profile_id = $1 AND bet_id = $2`,
    [profileId, betId],
  );
  if (!row) return null;
  if (!row.is_judged) return { state: 'waiting', secondsLeft: row.seconds_left };
  return row.reason === null
    ? { state: 'stands', secondsLeft: 0 }
    : { state: 'fell', secondsLeft: 0, reason: row.reason };
};

interface NewWait {
  readonly profileId: ProfileId;
  readonly betId: BetId;
  readonly seconds: number;
  readonly outcomes: readonly PricedOutcome[];
}

/** Stores that a bet waits, and the state of its matches at the tap. */
export const keepWait = async (sql: Sql, { profileId, betId, seconds, outcomes }: NewWait): Promise<void> => {
  await sql.query(
    `WITH begun AS (
       INSERT INTO bet_wait (profile_id, bet_id, seconds, until)
       VALUES ($1, $2, $3::integer, clock_timestamp() + $3::integer * interval '1 second') RETURNING profile_id, bet_id)
     INSERT INTO bet_wait_match (profile_id, bet_id, match_id, mark, minute, result_version)
     SELECT $1, $2, seen.match_id, seen.mark, seen.minute, match.result_version
     FROM begun, unnest($4::bigint[], $5::bigint[], $6::integer[]) AS seen (match_id, mark, minute) JOIN match USING (match_id)`,
    [
      profileId,
      betId,
      seconds,
      outcomes.map(({ matchId }) => numberOf(matchId)),
      outcomes.map(({ live }) => live?.mark ?? null),
      outcomes.map(({ live }) => live?.minute ?? null),
    ],
  );
};

/** Milliseconds left of a wait; 0 if it is over. */
export const msLeftOf = async (sql: Sql, profileId: ProfileId, betId: BetId): Promise<number> => {
  const [row] = await sql.query<{ ms: number }>(
    `SELECT greatest(0, ceil(1000 * extract(epoch FROM until - clock_timestamp())))::integer AS ms
     FROM bet_wait WHERE profile_id = $1 AND bet_id = $2 AND judged_at IS NULL`,
    [profileId, betId],
  );
  return row?.ms ?? 0;
};

/** A waiting bet. */
export interface WaitingBet {
  readonly profileId: ProfileId;
  readonly betId: BetId;
  readonly reference: string;
  readonly stake: Cents;
  readonly stakeAfterTax: Cents;
}

/** Locks a waiting bet; null if it has been judged. */
export const lockWaitingBet = async (
  sql: Sql,
  profileId: ProfileId,
  betId: BetId,
): Promise<WaitingBet | null> => {
  const [row] = await sql.query<WaitingBet>(
    `SELECT profile_id AS "profileId", bet_id AS "betId", reference, stake, stake_after_tax AS "stakeAfterTax"
     FROM bet WHERE profile_id = $1 AND bet_id = $2 AND status = 'waiting' FOR UPDATE`,
    [profileId, betId],
  );
  return row ?? null;
};

/** Reads the wait of a bet, with the state of its matches at the tap. */
export const readWait = async (sql: Sql, profileId: ProfileId, betId: BetId): Promise<Wait> => {
  const seen = await sql.query<SeenMatch & Pick<Wait, 'untilMs'>>(
    `SELECT ${msOf('until')} AS "untilMs", match_id AS "matchNumber", mark, result_version AS "resultVersion"
     FROM bet_wait JOIN bet_wait_match USING (profile_id, bet_id) WHERE profile_id = $1 AND bet_id = $2`,
    [profileId, betId],
  );
  const [first] = seen;
  if (!first) throw new Error(`bet ${betId} waits on no match`);
  return { untilMs: first.untilMs, seen };
};

/** Stores the verdict: the bet stands from now on, or fell. */
export const saveVerdict = async (
  sql: Sql,
  { profileId, betId }: WaitingBet,
  { at, reason }: { readonly at: Instant; readonly reason: WaitFall | null },
): Promise<void> => {
  await sql.query(
    `WITH judged AS (
       UPDATE bet_wait SET judged_at = now(), reason = $3::text WHERE profile_id = $1 AND bet_id = $2)
     UPDATE bet SET status = CASE WHEN $3::text IS NULL THEN 'open' ELSE 'fell' END, settled_at = CASE WHEN $3::text IS NULL THEN NULL ELSE $4::timestamptz END
     WHERE profile_id = $1 AND bet_id = $2`,
    [profileId, betId, reason, at],
  );
};
