import {
  subtractCents,
  type Cents,
  type Instant,
  type JackpotId,
  type TaxRecord,
} from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { booksOfTicket, type StakeName, type StakeToSettle } from '../stake.ts';

/** A ticket as settling needs it. */
export interface TicketToSettle extends StakeToSettle {
  readonly reference: string;
  readonly betString: string;
  readonly taxRecord: TaxRecord;
  /** The money it came to, while it is settled. */
  readonly netPayout: Cents;
}

interface TicketRow extends Omit<TicketToSettle, 'product' | 'books' | 'promoted'> {
  readonly jackpotId: JackpotId;
  readonly contribution: Cents;
}

const toSettle = ({ jackpotId, contribution, ...row }: TicketRow): TicketToSettle => ({
  ...row,
  product: 'ticket',
  books: booksOfTicket(jackpotId, contribution, subtractCents(row.stakeAfterTax, contribution)),
  promoted: null,
});

const COLUMNS = `jackpot_id::text AS "jackpotId", profile_id AS "profileId", bet_id AS "betId", reference, net_payout AS "netPayout", bet_string AS "betString", stake, stake_after_tax AS "stakeAfterTax",
  contribution, tax_record AS "taxRecord", max_daily_payout AS "maxDailyPayout", status, settlement_version AS version`;

/** The next tickets of a jackpot behind one, in the order in which they are settled. Lock the jackpot first. */
export const ticketsAfter = async (
  sql: Sql,
  jackpotId: JackpotId,
  { profileId, betId }: StakeName,
  count: number,
): Promise<readonly TicketToSettle[]> =>
  (
    await sql.query<TicketRow>(
      `SELECT ${COLUMNS} FROM jackpot_ticket WHERE jackpot_id = $1 AND (profile_id, bet_id) > ($2, $3)
       ORDER BY profile_id, bet_id LIMIT $4`,
      [jackpotId, profileId, betId, count],
    )
  ).map(toSettle);

/** The names alone of the next tickets: they can be read where a ticket cannot. */
export const namesAfter = (
  sql: Sql,
  jackpotId: JackpotId,
  { profileId, betId }: StakeName,
  count: number,
): Promise<readonly StakeName[]> =>
  sql.query<StakeName>(
    `SELECT profile_id AS "profileId", bet_id AS "betId" FROM jackpot_ticket WHERE jackpot_id = $1 AND (profile_id, bet_id) > ($2, $3)
     ORDER BY profile_id, bet_id LIMIT $4`,
    [jackpotId, profileId, betId, count],
  );

/** The jackpot of a ticket; null if there is no such ticket. */
export const jackpotOf = async (sql: Sql, { profileId, betId }: StakeName): Promise<JackpotId | null> => {
  const [row] = await sql.query<{ jackpotId: JackpotId }>(
    `SELECT jackpot_id::text AS "jackpotId" FROM jackpot_ticket WHERE profile_id = $1 AND bet_id = $2`,
    [profileId, betId],
  );
  return row?.jackpotId ?? null;
};

/** One ticket. Lock its jackpot first. */
export const ticketOf = async (sql: Sql, { profileId, betId }: StakeName): Promise<TicketToSettle | null> => {
  const [row] = await sql.query<TicketRow>(
    `SELECT ${COLUMNS} FROM jackpot_ticket WHERE profile_id = $1 AND bet_id = $2`,
    [profileId, betId],
  );
  return row ? toSettle(row) : null;
};

/** Writes, in one statement, that tickets lost, or are open again: neither moves money. */
export const keepWithoutMoney = async (
  sql: Sql,
  names: readonly StakeName[],
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
