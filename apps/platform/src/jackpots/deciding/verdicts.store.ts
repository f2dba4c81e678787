import {
  cents,
  type BetId,
  type Cents,
  type FeedMatchId,
  type Instant,
  type JackpotId,
  type JackpotVerdict,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Database, Sql } from '../../database/index.ts';
import { lockSealed } from './jackpots.store.ts';

/** Key of a ticket. */
interface TicketName {
  readonly profileId: ProfileId;
  readonly betId: BetId;
}

/** The verdict on a jackpot, as stored. */
export interface VerdictKept {
  readonly version: number;
  readonly verdict: JackpotVerdict;
  /** In the format of `printResults`. */
  readonly results: string;
  /** Highest tier first; both empty if nothing is shared. */
  readonly tierLines: readonly number[];
  readonly perLine: readonly Cents[];
  readonly rollover: Cents;
  /** The offer that took the rollover; null while none has. */
  readonly rolledInto: JackpotId | null;
  /** The part of it in that offer's fund: corrections after that offer closed are borne by the house (D89). */
  readonly rolled: Cents;
  /** The last ticket settled by it. */
  readonly done: TicketName;
  readonly isDone: boolean;
}

type VerdictRow = Omit<VerdictKept, 'perLine' | 'done'> &
  TicketName & { readonly perLine: readonly string[] };

/** The newest verdict; null if there is none. Lock the jackpot first. */
export const newestVerdict = async (sql: Sql, jackpotId: JackpotId): Promise<VerdictKept | null> => {
  const [row] = await sql.query<VerdictRow>(
    `SELECT version, verdict, results, tier_lines AS "tierLines", per_line AS "perLine", rollover, rolled_into::text AS "rolledInto", rolled,
       done_profile_id AS "profileId", done_bet_id AS "betId", is_done AS "isDone"
     FROM jackpot_verdict WHERE jackpot_id = $1 ORDER BY version DESC LIMIT 1`,
    [jackpotId],
  );
  if (!row) return null;
  const { profileId, betId, perLine, ...kept } = row;
  return { ...kept, perLine: perLine.map((text) => cents(Number(text))), done: { profileId, betId } };
};

/** A new verdict, before any ticket is settled by it. */
export type NewVerdict = Omit<VerdictKept, 'done' | 'isDone'>;

/** Stores a verdict, which replaces the earlier ones. */
export const keepVerdict = async (
  sql: Sql,
  jackpotId: JackpotId,
  kept: NewVerdict,
  at: Instant,
): Promise<void> => {
  await sql.query(
    `INSERT INTO jackpot_verdict (jackpot_id, version, verdict, results, tier_lines, per_line, rollover, rolled_into, rolled,
       decided_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      jackpotId,
      kept.version,
      kept.verdict,
      kept.results,
      kept.tierLines,
      kept.perLine,
      kept.rollover,
      kept.rolledInto,
      kept.rolled,
      at,
    ],
  );
};

/** Stores the last ticket settled by a verdict. */
export const moveCursor = async (
  sql: Sql,
  jackpotId: JackpotId,
  version: number,
  { done, isDone }: Pick<VerdictKept, 'done' | 'isDone'>,
): Promise<void> => {
  await sql.query(
    `UPDATE jackpot_verdict SET done_profile_id = $3, done_bet_id = $4, is_done = $5 WHERE jackpot_id = $1 AND version = $2`,
    [jackpotId, version, done.profileId, done.betId, isDone],
  );
};

/** Moves the cursor of a verdict past a ticket that was set aside, unless another process has. */
export const passTicket = (
  db: Database,
  jackpotId: JackpotId,
  version: number,
  { profileId, betId }: TicketName,
): Promise<void> =>
  db.transaction(async (sql) => {
    await lockSealed(sql, jackpotId);
    await sql.query(
      `UPDATE jackpot_verdict SET done_profile_id = $3, done_bet_id = $4
       WHERE jackpot_id = $1 AND version = $2 AND (done_profile_id, done_bet_id) < ($3, $4)`,
      [jackpotId, version, profileId, betId],
    );
  });

/** Stores the offer that took the whole rollover. */
export const markRolled = async (
  sql: Sql,
  jackpotId: JackpotId,
  version: number,
  into: JackpotId,
): Promise<void> => {
  await sql.query(
    'UPDATE jackpot_verdict SET rolled_into = $3, rolled = rollover WHERE jackpot_id = $1 AND version = $2',
    [jackpotId, version, into],
  );
};

/** SQL condition: the settling of the jackpot is not set aside (payouts). One that is waits for an operator. */
const notSetAside = (jackpotId: string, kinds: readonly string[]): string =>
  `NOT EXISTS (SELECT FROM settlement_set_aside WHERE profile_id = '' AND subject = ${jackpotId}::text AND kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

/** Jackpots with tickets that are not settled by the newest verdict yet, without those set aside. */
export const undoneJackpots = async (sql: Sql): Promise<readonly JackpotId[]> =>
  (
    await sql.query<{ jackpotId: JackpotId }>(
      `SELECT jackpot_id::text AS "jackpotId" FROM jackpot_verdict AS verdict
       WHERE NOT is_done AND NOT EXISTS (
         SELECT 1 FROM jackpot_verdict AS later WHERE later.jackpot_id = verdict.jackpot_id AND later.version > verdict.version)
         AND ${notSetAside('verdict.jackpot_id', ['jackpot'])}
       ORDER BY verdict.jackpot_id`,
    )
  ).map(({ jackpotId }) => jackpotId);

/** Jackpots that were called off and are not cancelled yet, each with one of its matches, without those set aside. */
export const calledOffJackpots = (
  sql: Sql,
): Promise<readonly { readonly jackpotId: JackpotId; readonly feedMatchId: FeedMatchId }[]> =>
  sql.query(
    `SELECT jackpot.jackpot_id::text AS "jackpotId", feed_match_id::text AS "feedMatchId" FROM jackpot JOIN jackpot_match USING (jackpot_id)
     WHERE cancelled_at IS NOT NULL AND state IN ('open', 'closed') AND position = 1 AND ${notSetAside('jackpot.jackpot_id', ['jackpot'])}
     ORDER BY jackpot.jackpot_id`,
  );

/** Ended jackpots, of one type or of any, whose rollover waits although an offer could take it, without those set aside. */
export const waitingRollovers = async (sql: Sql, type: string | null = null): Promise<readonly JackpotId[]> =>
  (
    await sql.query<{ jackpotId: JackpotId }>(
      `SELECT ended.jackpot_id::text AS "jackpotId" FROM jackpot AS ended JOIN jackpot AS next USING (type),
         LATERAL (SELECT rolled_into, rollover FROM jackpot_verdict WHERE jackpot_id = ended.jackpot_id ORDER BY version DESC LIMIT 1) AS newest
       WHERE ended.state IN ('settled', 'cancelled') AND next.state = 'open' AND next.cancelled_at IS NULL AND newest.rolled_into IS NULL AND newest.rollover > 0
         AND ($1::text IS NULL OR type = $1)
         AND ${notSetAside('ended.jackpot_id', ['jackpot', 'rollover'])}
       ORDER BY ended.jackpot_id`,
      [type],
    )
  ).map(({ jackpotId }) => jackpotId);
