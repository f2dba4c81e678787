import type {
  Cents,
  FeedMatchId,
  Instant,
  JackpotId,
  JackpotMatch,
  ProfileId,
  VoidReason,
} from '@kipenga/betting-core';
import type { Database, Sql } from '../../database/index.ts';
import { numberOf, takeWritersTurn } from '../../sports/index.ts';
import { matchesWithoutPrices } from '../offers.store.ts';
import { matchFrom } from '../read-jackpots.ts';

/*
 * The order in which facts of jackpots are locked: matches by the turn of their writers, then jackpots, older ones first, then their matches and
 * verdicts. On a Citus it is an order of whole tables, as with matches (sports/lock-matches.store.ts).
 */

/** A jackpot that takes no more tickets, as settling needs it. */
export interface SealedJackpot {
  readonly jackpotId: JackpotId;
  readonly type: string;
  readonly state: 'closed' | 'settled' | 'cancelled';
  readonly root: string | null;
  readonly guarantee: Cents;
  readonly rolledIn: Cents;
  readonly fund: Cents;
  /** The house called it off: it is cancelled, whatever its matches say. */
  readonly isCalledOff: boolean;
}

/** The jackpots a match is in, older ones first. */
export const jackpotsWith = async (sql: Sql, feedMatchId: FeedMatchId): Promise<readonly JackpotId[]> =>
  (
    await sql.query<{ jackpotId: JackpotId }>(
      `SELECT jackpot_id::text AS "jackpotId" FROM jackpot_match WHERE feed_match_id = $1 ORDER BY jackpot_id`,
      [numberOf(feedMatchId)],
    )
  ).map(({ jackpotId }) => jackpotId);

const SEALED = `SELECT jackpot_id::text AS "jackpotId", type, state, root, guarantee, rolled_in AS "rolledIn", fund, cancelled_at IS NOT NULL AS "isCalledOff" FROM jackpot
  WHERE jackpot_id = $1 AND state <> 'open'`;

/** A sealed jackpot; null if it is open or unknown. */
export const sealedJackpot = async (sql: Sql, jackpotId: JackpotId): Promise<SealedJackpot | null> => {
  const [row] = await sql.query<SealedJackpot>(SEALED, [jackpotId]);
  return row ?? null;
};

/** A jackpot, sealed or not; the fund of an open offer is its current one. Null if it is unknown. */
export const jackpotAsItIs = async (sql: Sql, jackpotId: JackpotId) => {
  const [row] = await sql.query<
    Pick<SealedJackpot, 'guarantee' | 'rolledIn' | 'fund' | 'isCalledOff'> & {
      readonly name: string;
      readonly takesTickets: boolean;
    }
  >(
    `SELECT name, guarantee, rolled_in AS "rolledIn", cancelled_at IS NOT NULL AS "isCalledOff", state = 'open' AND NOT is_shut AS "takesTickets",
       coalesce(fund, guarantee + rolled_in + (SELECT coalesce(sum(contribution), 0) FROM jackpot_ticket WHERE jackpot_id = $1))::bigint AS fund
     FROM jackpot WHERE jackpot_id = $1`,
    [jackpotId],
  );
  return row ?? null;
};

/**
 * Locks a sealed jackpot until the transaction ends: all who decide on it, pay its tickets or move its fund hold this lock. Null
 * if it is open or unknown.
 */
export const lockSealed = async (sql: Sql, jackpotId: JackpotId): Promise<SealedJackpot | null> => {
  const [row] = await sql.query<SealedJackpot>(`${SEALED} FOR NO KEY UPDATE`, [jackpotId]);
  return row ?? null;
};

/** Locks jackpots until the transaction ends, older ones first, as everybody does. */
export const lockJackpots = async (sql: Sql, jackpotIds: readonly JackpotId[]): Promise<void> => {
  await sql.query(
    'SELECT FROM jackpot WHERE jackpot_id = ANY($1::bigint[]) ORDER BY jackpot_id FOR NO KEY UPDATE',
    [jackpotIds],
  );
};

/** Locks the open offer of a type, if there is one that is not called off. */
export const lockOpenOfType = async (sql: Sql, type: string): Promise<JackpotId | null> => {
  const [row] = await sql.query<{ jackpotId: JackpotId }>(
    `SELECT jackpot_id::text AS "jackpotId" FROM jackpot WHERE type = $1 AND state = 'open' AND cancelled_at IS NULL FOR NO KEY UPDATE`,
    [type],
  );
  return row?.jackpotId ?? null;
};

/** Locks an offer if it is still open. */
export const lockIfOpen = async (sql: Sql, jackpotId: JackpotId): Promise<boolean> =>
  (
    await sql.query(`SELECT 1 FROM jackpot WHERE jackpot_id = $1 AND state = 'open' FOR NO KEY UPDATE`, [
      jackpotId,
    ])
  ).length === 1;

/** Adds to what rolled into an open offer; below zero takes from it. */
export const addRolledIn = async (sql: Sql, jackpotId: JackpotId, amount: number): Promise<void> => {
  await sql.query('UPDATE jackpot SET rolled_in = rolled_in + $2 WHERE jackpot_id = $1', [jackpotId, amount]);
};

/** Writes what a jackpot has become. */
export const markState = async (
  sql: Sql,
  jackpotId: JackpotId,
  state: SealedJackpot['state'],
): Promise<void> => {
  await sql.query('UPDATE jackpot SET state = $2 WHERE jackpot_id = $1', [jackpotId, state]);
};

/** A match of a jackpot as far as its start decides on the picks (D95). */
export interface PickOfMatch {
  /** When it was to start as the offer was opened. */
  readonly startsAt: Instant;
  readonly openedAt: Instant;
  /** The time of the last ticket; null while more may come, and if there was none. */
  readonly lastPlacedAt: Instant | null;
  readonly voidReason: VoidReason | null;
  readonly isOver: boolean;
  readonly homeTeam: string;
  readonly awayTeam: string;
}

/** A match of a jackpot; null if it is not part of it. */
export const pickOf = async (
  sql: Sql,
  jackpotId: JackpotId,
  feedMatchId: FeedMatchId,
): Promise<PickOfMatch | null> => {
  const [row] = await sql.query<Omit<PickOfMatch, 'lastPlacedAt'> & { readonly isOpen: boolean }>(
    `SELECT planned_start AS "startsAt", opened_at AS "openedAt", void_reason AS "voidReason", status IN ('finished', 'void') AS "isOver",
       home_team AS "homeTeam", away_team AS "awayTeam", state = 'open' AS "isOpen"
     FROM jackpot_match JOIN jackpot USING (jackpot_id) JOIN match USING (feed_match_id) WHERE jackpot_id = $1 AND feed_match_id = $2`,
    [jackpotId, numberOf(feedMatchId)],
  );
  if (!row) return null;
  const { isOpen, ...pick } = row;
  return { ...pick, lastPlacedAt: isOpen ? null : await lastPlacedAt(sql, jackpotId) };
};

const lastPlacedAt = async (sql: Sql, jackpotId: JackpotId): Promise<Instant | null> => {
  const [row] = await sql.query<{ readonly at: Instant | null }>(
    'SELECT max(placed_at) AS at FROM jackpot_ticket WHERE jackpot_id = $1',
    [jackpotId],
  );
  return row?.at ?? null;
};

/** Writes that the picks of a match are void in a jackpot: they stay so. */
export const markVoid = (
  db: Database,
  jackpotId: JackpotId,
  feedMatchId: FeedMatchId,
  reason: VoidReason,
): Promise<void> =>
  db.transaction(async (sql) => {
    await takeWritersTurn(sql);
    await sql.query(
      'UPDATE jackpot_match SET void_reason = $3 WHERE jackpot_id = $1 AND feed_match_id = $2 AND void_reason IS NULL',
      [jackpotId, numberOf(feedMatchId), reason],
    );
  });

/** The next holders of tickets of a jackpot behind one, in their order. */
export const holdersAfter = async (
  sql: Sql,
  jackpotId: JackpotId,
  after: string,
  count: number,
): Promise<readonly ProfileId[]> =>
  (
    await sql.query<{ profileId: ProfileId }>(
      `SELECT DISTINCT profile_id AS "profileId" FROM jackpot_ticket WHERE jackpot_id = $1 AND profile_id > $2 ORDER BY profile_id LIMIT $3`,
      [jackpotId, after, count],
    )
  ).map(({ profileId }) => profileId);

/** The matches of a jackpot by position, with their results as they are now. Prices decide nothing here and are left out. */
export const matchesNow = async (sql: Sql, jackpotId: JackpotId): Promise<readonly JackpotMatch[]> =>
  (await matchesWithoutPrices(sql, Number(jackpotId))).map(matchFrom);
