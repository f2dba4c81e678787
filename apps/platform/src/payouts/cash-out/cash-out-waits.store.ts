import type { CashOutQuote, Cents, Instant, WaitFall } from '@kipenga/betting-core';
import type { CashOutWait } from '@kipenga/contracts';
import type { Sql } from '../../database/index.ts';
import { msOf, type SeenMatch, type Wait } from '../../sports/index.ts';
import type { StakeName } from '../stake.ts';

/** The terms of a waiting cash-out. */
interface Terms {
  readonly seconds: number;
  readonly isByFloor: boolean;
  /** The version of the bet at that time. */
  readonly betVersion: number;
  /** The offer at the tap. */
  readonly quote: CashOutQuote;
  readonly marginPercent: number;
}

/** The number of a wait within its bet, and its end, rounded down to whole seconds. */
interface BegunWait {
  readonly number: number;
  readonly runAt: Instant;
}

/** Stores that a cash-out of a bet waits. Call it with the bet locked, and its matches locked since they were seen. */
export const keepCashOutWait = async (
  sql: Sql,
  { profileId, betId }: StakeName,
  { seconds, isByFloor, betVersion, quote, marginPercent }: Terms,
  seen: readonly SeenMatch[],
): Promise<BegunWait> => {
  const [begun] = await sql.query<BegunWait>(
    `WITH begun AS (
       INSERT INTO cash_out_wait (profile_id, bet_id, number, seconds, until, is_by_floor, bet_version, quote, margin_percent)
       SELECT $1, $2, 1 + (SELECT count(*) FROM cash_out_wait WHERE profile_id = $1 AND bet_id = $2), $3::integer,
         clock_timestamp() + $3::integer * interval '1 second', $4, $5, $6, $7 RETURNING number, until),
     seen AS (
       INSERT INTO cash_out_wait_match (profile_id, bet_id, number, match_id, mark, result_version)
       SELECT $1, $2, number, seen.* FROM begun, unnest($8::bigint[], $9::bigint[], $10::integer[]) AS seen)
     SELECT number, to_char(until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "runAt" FROM begun`,
    [
      profileId,
      betId,
      seconds,
      isByFloor,
      betVersion,
      JSON.stringify(quote),
      marginPercent,
      seen.map(({ matchNumber }) => matchNumber),
      seen.map(({ mark }) => mark),
      seen.map(({ resultVersion }) => resultVersion),
    ],
  );
  if (!begun) throw new Error(`the cash-out of bet ${betId} did not begin to wait`);
  return begun;
};

/** The newest cash-out of a bet that waits or waited; null if none did. */
export const cashOutWaitOf = async (
  sql: Sql,
  { profileId, betId }: StakeName,
): Promise<CashOutWait | null> => {
  const [row] = await sql.query<{
    readonly isJudged: boolean;
    readonly reason: WaitFall | null;
    readonly secondsLeft: number;
    readonly quote: CashOutQuote;
    readonly held: Cents;
  }>(
    `SELECT judged_at IS NOT NULL AS "isJudged", reason, quote, greatest(0, ceil(extract(epoch FROM until - clock_timestamp())))::integer AS "secondsLeft",
       coalesce((SELECT held FROM settlement AS paid WHERE paid.profile_id = $1 AND paid.bet_id = $2 AND paid.version = bet_version + 1
         AND paid.status = 'cashed-out' AND judged_at IS NOT NULL AND reason IS NULL), 0)::bigint AS held
     FROM cash_out_wait WHERE profile_id = $1 AND bet_id = $2 ORDER BY number DESC LIMIT 1`,
    [profileId, betId],
  );
  if (!row) return null;
  const { isJudged, reason, secondsLeft, quote, held } = row;
  const amounts = { offer: quote.offer, held, remainingStake: quote.remainingStake };
  if (!isJudged) return { state: 'waiting', secondsLeft, ...amounts };
  return reason === null
    ? { state: 'stands', secondsLeft: 0, ...amounts }
    : { state: 'fell', secondsLeft: 0, reason, ...amounts };
};

/** True while a cash-out of a bet waits. */
export const isCashOutWaiting = async (sql: Sql, { profileId, betId }: StakeName): Promise<boolean> =>
  (
    await sql.query('SELECT FROM cash_out_wait WHERE profile_id = $1 AND bet_id = $2 AND judged_at IS NULL', [
      profileId,
      betId,
    ])
  ).length > 0;

/** A waiting cash-out, with everything its verdict needs. */
export interface WaitingCashOut extends Terms, Wait {
  readonly number: number;
  /** Milliseconds left of the wait; 0 if it is over. */
  readonly msLeft: number;
}

/** Reads the waiting cash-out of a bet; null if none waits. While the bet is locked no other process judges it. */
export const waitingCashOut = async (
  sql: Sql,
  { profileId, betId }: StakeName,
): Promise<WaitingCashOut | null> => {
  const [row] = await sql.query<WaitingCashOut>(
    `SELECT number, seconds, is_by_floor AS "isByFloor", bet_version AS "betVersion", quote, margin_percent AS "marginPercent", ${msOf('until')} AS "untilMs",
       greatest(0, ceil(${msOf('until')} - ${msOf('clock_timestamp()')}))::integer AS "msLeft",
       (SELECT json_agg(json_build_object('matchNumber', match_id, 'mark', mark, 'resultVersion', result_version)) FROM cash_out_wait_match AS seen
        WHERE seen.profile_id = $1 AND seen.bet_id = $2 AND seen.number = cash_out_wait.number) AS seen
     FROM cash_out_wait WHERE profile_id = $1 AND bet_id = $2 AND judged_at IS NULL`,
    [profileId, betId],
  );
  return row ?? null;
};

/** Stores the verdict on a waiting cash-out. After one that fell, the floor of its bet is looked at again. */
export const saveCashOutVerdict = async (
  sql: Sql,
  { profileId, betId }: StakeName,
  number: number,
  reason: WaitFall | null,
): Promise<void> => {
  // Its own statement: a Citus does nothing if a part of a statement can find no row by its values alone.
  if (reason !== null)
    await sql.query('UPDATE cash_out_floor SET seen_version = 0 WHERE profile_id = $1 AND bet_id = $2', [
      profileId,
      betId,
    ]);
  await sql.query(
    `UPDATE cash_out_wait SET judged_at = now(), reason = $4 WHERE profile_id = $1 AND bet_id = $2 AND number = $3`,
    [profileId, betId, number, reason],
  );
};
