import type { Cents, Instant, JackpotId, ProfileId, SealedTerms } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { BEFORE_KICK_OFF, holdGates } from '../offers.store.ts';

// One that was shut and not sealed is sealed, whatever its matches say by now. A match that begins earlier than planned, has a result or is void by its start closes its jackpot (D82, D88, D95, D106).
const DUE = `
  SELECT jackpot_id::text AS "jackpotId" FROM jackpot
  WHERE state = 'open' AND (is_shut OR closes_at <= $1 OR EXISTS (
    SELECT 1 FROM jackpot_match JOIN match USING (feed_match_id)
    WHERE jackpot_match.jackpot_id = jackpot.jackpot_id
      AND (starts_at <= $1::timestamptz + ${BEFORE_KICK_OFF} OR void_reason IS NOT NULL OR status IN ('started', 'finished', 'void'))))
  ORDER BY jackpot_id`;

/** The open offers that take no more tickets. */
export const dueToSeal = async (sql: Sql, now: Instant): Promise<readonly JackpotId[]> =>
  (await sql.query<{ jackpotId: JackpotId }>(DUE, [now])).map(({ jackpotId }) => jackpotId);

/** Locks an offer until the transaction ends: waits for the tickets being placed. False when it is not open any more. */
export const lockOpenOffer = async (sql: Sql, jackpotId: JackpotId): Promise<boolean> => {
  await holdGates(sql, Number(jackpotId));
  const open = await sql.query(
    `SELECT 1 FROM jackpot WHERE jackpot_id = $1 AND state = 'open' FOR NO KEY UPDATE`,
    [jackpotId],
  );
  return open.length === 1;
};

/** The next tickets of a jackpot behind a reference, in the order of the leaves. */
export const ticketsBehind = (
  sql: Sql,
  jackpotId: JackpotId,
  reference: string,
  count: number,
): Promise<readonly SealedTerms[]> =>
  sql.query<SealedTerms>(
    `SELECT reference, bet_string AS "betString", salt FROM jackpot_ticket
     WHERE jackpot_id = $1 AND reference > $2 ORDER BY reference LIMIT $3`,
    [jackpotId, reference, count],
  );

/**
 * Closes a locked offer with its root and its totals; a result before the first kick-off closes it at that moment (D88). A
 * ticket placed while the result was being written was in before the seal, by the clock too.
 * @returns false, with nothing written, if the number of tickets is not that of the root.
 */
export const keepSeal = async (
  sql: Sql,
  jackpotId: JackpotId,
  { root, tickets }: Pick<SealKept, 'root' | 'tickets'>,
  sealedAt: Instant,
): Promise<boolean> => {
  // Two statements: what customers hold is added up on each machine, and an offer is written on all. The gates are held between them. Where
  // there are several machines, they are asked one after another, or the offer could not be written after; elsewhere the setting says nothing.
  await sql.query(`SET LOCAL citus.multi_shard_modify_mode TO 'sequential'`);
  const [placed] = await sql.query<{
    tickets: number;
    lines: number;
    contributions: Cents;
    last: Instant | null;
  }>(
    `SELECT count(*)::integer AS tickets, COALESCE(sum(lines), 0)::integer AS lines, COALESCE(sum(contribution), 0)::bigint AS contributions,
       max(placed_at) AS last FROM jackpot_ticket WHERE jackpot_id = $1`,
    [jackpotId],
  );
  if (placed === undefined) throw new Error('a count always answers one row');
  if (placed.tickets !== tickets) return false;
  await sql.query(
    `UPDATE jackpot SET state = 'closed', closes_at = LEAST(closes_at, GREATEST($2::timestamptz, $7)), sealed_at = GREATEST($2::timestamptz, $7),
       root = $3, tickets = $4, lines = $5, fund = guarantee + rolled_in + $6::bigint
     WHERE jackpot_id = $1`,
    [jackpotId, sealedAt, root, placed.tickets, placed.lines, placed.contributions, placed.last],
  );
  return true;
};

/** A seal as it was made known. */
export interface SealKept {
  readonly root: string | null;
  readonly tickets: number;
  readonly lines: number;
  readonly fund: Cents;
  readonly sealedAt: Instant;
  /** The newest verdict, once all tickets were brought to it; null before. */
  readonly doneVersion: number | null;
}

/** The seal of a jackpot, or null while it is open or unknown. */
export const sealOf = async (sql: Sql, jackpotId: JackpotId): Promise<SealKept | null> => {
  const [row] = await sql.query<SealKept>(
    `SELECT root, tickets, lines, fund, sealed_at AS "sealedAt", (
       SELECT CASE WHEN is_done THEN version END FROM jackpot_verdict WHERE jackpot_id = $1 ORDER BY version DESC LIMIT 1
     ) AS "doneVersion" FROM jackpot
     WHERE jackpot_id = $1 AND sealed_at IS NOT NULL`,
    [jackpotId],
  );
  return row ?? null;
};

/** The tickets that won a jackpot, the largest wins first. Reads all its tickets. */
export const winningTickets = (
  sql: Sql,
  jackpotId: JackpotId,
  count: number,
): Promise<readonly SealedTerms[]> =>
  sql.query<SealedTerms>(
    `SELECT reference, bet_string AS "betString", salt FROM jackpot_ticket
     WHERE jackpot_id = $1 AND status = 'won'
     ORDER BY net_payout DESC, reference LIMIT $2`,
    [jackpotId, count],
  );

/** A customer's ticket with the root it stands under. */
export interface OwnTicket extends SealedTerms {
  readonly jackpotId: JackpotId;
  readonly root: string;
}

/** A customer's ticket in a sealed jackpot, or null. */
export const ownTicket = async (
  sql: Sql,
  profileId: ProfileId,
  reference: string,
): Promise<OwnTicket | null> => {
  const [row] = await sql.query<OwnTicket>(
    `SELECT jackpot_id::text AS "jackpotId", root, reference, bet_string AS "betString", salt
     FROM jackpot_ticket JOIN jackpot USING (jackpot_id)
     WHERE profile_id = $1 AND reference = $2 AND root IS NOT NULL ORDER BY placed_at DESC LIMIT 1`,
    [profileId, reference],
  );
  return row ?? null;
};
