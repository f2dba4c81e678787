import type {
  BetId,
  Cents,
  Instant,
  JackpotId,
  NairobiDay,
  ProfileId,
  TaxRecord,
} from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';

/** A ticket by its key. */
export interface TicketName {
  readonly profileId: ProfileId;
  readonly betId: BetId;
}

/** A ticket as settling needs it. */
export interface TicketToSettle extends TicketName {
  readonly reference: string;
  readonly betString: string;
  readonly stake: Cents;
  readonly stakeAfterTax: Cents;
  readonly contribution: Cents;
  readonly taxRecord: TaxRecord;
  readonly maxDailyPayout: Cents;
  readonly status: 'open' | 'won' | 'lost' | 'void';
  /** What it came to, while it is settled. */
  readonly netPayout: Cents;
  readonly version: number;
}

const COLUMNS = `profile_id AS "profileId", bet_id AS "betId", reference, net_payout AS "netPayout", bet_string AS "betString", stake, stake_after_tax AS "stakeAfterTax",
  contribution, tax_record AS "taxRecord", max_daily_payout AS "maxDailyPayout", status, settlement_version AS version`;

/** The next tickets of a jackpot behind one, in the order in which they are settled. Lock the jackpot first. */
export const ticketsAfter = (
  sql: Sql,
  jackpotId: JackpotId,
  { profileId, betId }: TicketName,
  count: number,
): Promise<readonly TicketToSettle[]> =>
  sql.query<TicketToSettle>(
    `SELECT ${COLUMNS} FROM jackpot_ticket WHERE jackpot_id = $1 AND (profile_id, bet_id) > ($2, $3)
     ORDER BY profile_id, bet_id LIMIT $4`,
    [jackpotId, profileId, betId, count],
  );

/** The names alone of the next tickets: they can be read where a ticket cannot. */
export const namesAfter = (
  sql: Sql,
  jackpotId: JackpotId,
  { profileId, betId }: TicketName,
  count: number,
): Promise<readonly TicketName[]> =>
  sql.query<TicketName>(
    `SELECT profile_id AS "profileId", bet_id AS "betId" FROM jackpot_ticket WHERE jackpot_id = $1 AND (profile_id, bet_id) > ($2, $3)
     ORDER BY profile_id, bet_id LIMIT $4`,
    [jackpotId, profileId, betId, count],
  );

/** The jackpot of a ticket; null where there is no such ticket. */
export const jackpotOf = async (sql: Sql, { profileId, betId }: TicketName): Promise<JackpotId | null> => {
  const [row] = await sql.query<{ jackpotId: JackpotId }>(
    `SELECT jackpot_id::text AS "jackpotId" FROM jackpot_ticket WHERE profile_id = $1 AND bet_id = $2`,
    [profileId, betId],
  );
  return row?.jackpotId ?? null;
};

/** One ticket. Lock its jackpot first. */
export const ticketOf = async (
  sql: Sql,
  { profileId, betId }: TicketName,
): Promise<TicketToSettle | null> => {
  const [row] = await sql.query<TicketToSettle>(
    `SELECT ${COLUMNS} FROM jackpot_ticket WHERE profile_id = $1 AND bet_id = $2`,
    [profileId, betId],
  );
  return row ?? null;
};

/** Writes, in one statement, that tickets lost, or are open again: neither moves money. */
export const keepWithoutMoney = async (
  sql: Sql,
  names: readonly TicketName[],
  status: 'open' | 'lost',
  at: Instant,
): Promise<void> => {
  if (names.length === 0) return;
  await sql.query(
    `UPDATE jackpot_ticket SET status = $3, net_payout = 0, settled_at = CASE WHEN $3 = 'lost' THEN $4::timestamptz END,
       settlement_version = settlement_version + CASE WHEN $3 = 'lost' THEN 1 ELSE 0 END
     FROM unnest($1::text[], $2::text[]) AS name (profile_id, bet_id)
     WHERE jackpot_ticket.profile_id = name.profile_id AND jackpot_ticket.bet_id = name.bet_id`,
    [names.map(({ profileId }) => profileId), names.map(({ betId }) => betId), status, at],
  );
};

/** One payout that stands. */
export interface PayoutKept {
  readonly status: 'won' | 'void';
  readonly gross: Cents;
  readonly tax: Cents;
  readonly net: Cents;
  readonly paidNow: Cents;
  readonly held: Cents;
  readonly paidDay: NairobiDay;
  readonly holdState: 'none' | 'held' | 'released';
  readonly releaseOn: NairobiDay | null;
}

/** The payout that stands for a ticket, or null. */
export const payoutOf = async (sql: Sql, { profileId, betId }: TicketName): Promise<PayoutKept | null> => {
  const [row] = await sql.query<PayoutKept>(
    `SELECT status, gross, tax, net, paid_now AS "paidNow", held, paid_day AS "paidDay", hold_state AS "holdState",
       release_on AS "releaseOn"
     FROM jackpot_payout WHERE profile_id = $1 AND bet_id = $2 AND reversed_at IS NULL`,
    [profileId, betId],
  );
  return row ?? null;
};

/** Keeps a payout and settles its ticket with it. The unique live row makes a second one impossible. */
export const keepPayout = async (
  sql: Sql,
  { profileId, betId }: TicketName,
  version: number,
  at: Instant,
  kept: PayoutKept,
): Promise<void> => {
  await sql.query(
    `WITH kept AS (
       INSERT INTO jackpot_payout (profile_id, bet_id, version, status, settled_at, gross, tax, net, paid_now, held, paid_day,
                                   hold_state, release_on)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13))
     UPDATE jackpot_ticket SET status = $4, net_payout = $8, settlement_version = $3, settled_at = $5
     WHERE profile_id = $1 AND bet_id = $2`,
    [
      profileId,
      betId,
      version,
      kept.status,
      at,
      kept.gross,
      kept.tax,
      kept.net,
      kept.paidNow,
      kept.held,
      kept.paidDay,
      kept.holdState,
      kept.releaseOn,
    ],
  );
};

/** Marks the payout that stands as undone. */
export const keepReversal = async (
  sql: Sql,
  { profileId, betId }: TicketName,
  at: Instant,
): Promise<void> => {
  await sql.query(
    'UPDATE jackpot_payout SET reversed_at = $3 WHERE profile_id = $1 AND bet_id = $2 AND reversed_at IS NULL',
    [profileId, betId, at],
  );
};

/** A ticket whose payout is held, and its jackpot. */
export interface HeldTicket extends TicketName {
  readonly jackpotId: JackpotId;
}

/** Lists holds whose day has come, oldest first, without those that are set aside. */
export const dueHolds = (sql: Sql, today: NairobiDay, count: number): Promise<readonly HeldTicket[]> =>
  sql.query<HeldTicket>(
    `SELECT profile_id AS "profileId", bet_id AS "betId", jackpot_id::text AS "jackpotId"
     FROM jackpot_payout AS payout JOIN jackpot_ticket USING (profile_id, bet_id)
     WHERE hold_state = 'held' AND reversed_at IS NULL AND release_on <= $1 AND NOT EXISTS (
       SELECT FROM settlement_set_aside AS aside WHERE aside.profile_id = payout.profile_id AND subject = payout.bet_id AND kind = 'ticket-hold'
         AND (again_at IS NULL OR again_at > now()))
     ORDER BY release_on, profile_id, bet_id LIMIT $2`,
    [today, count],
  );

/** Writes that a hold was paid out. */
export const markReleased = async (sql: Sql, { profileId, betId }: TicketName): Promise<void> => {
  await sql.query(
    `UPDATE jackpot_payout SET hold_state = 'released'
     WHERE profile_id = $1 AND bet_id = $2 AND hold_state = 'held' AND reversed_at IS NULL`,
    [profileId, betId],
  );
};
