import { cents, type Cents, type Instant, type JackpotId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** Tickets of a jackpot, whose they are and what they cost. */
export interface StakedIn {
  readonly tickets: number;
  readonly customers: number;
  readonly staked: Cents;
}

export const stakedIn = async (sql: Sql, jackpotNumber: number): Promise<StakedIn> => {
  const [row] = await sql.query<StakedIn>(
    `SELECT count(*)::int AS tickets, count(DISTINCT profile_id)::int AS customers, coalesce(sum(stake), 0)::bigint AS staked
     FROM jackpot_ticket WHERE jackpot_id = $1`,
    [jackpotNumber],
  );
  return row ?? { tickets: 0, customers: 0, staked: cents(0) };
};

/** Locks a jackpot until the transaction ends; null if there is none. Tickets being placed are not held up. */
export const lockJackpot = async (sql: Sql, jackpotId: JackpotId) => {
  const [row] = await sql.query<{
    readonly name: string;
    readonly state: 'open' | 'closed' | 'settled' | 'cancelled';
    readonly isCalledOff: boolean;
  }>(
    `SELECT name, state, cancelled_at IS NOT NULL AS "isCalledOff" FROM jackpot WHERE jackpot_id = $1 FOR NO KEY UPDATE`,
    [jackpotId],
  );
  return row ?? null;
};

/** Writes that a jackpot is called off, and shuts its gates for good. */
export const markCalledOff = async (sql: Sql, jackpotId: JackpotId, at: Instant): Promise<void> => {
  await sql.query('UPDATE jackpot SET cancelled_at = $2, is_shut = true WHERE jackpot_id = $1', [
    jackpotId,
    at,
  ]);
};
