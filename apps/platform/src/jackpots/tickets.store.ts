import type { BetId, Cents, Instant, JackpotId, ProfileId, TaxRecord } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** Everything that is kept when a ticket is taken. */
export interface TicketToKeep {
  readonly profileId: ProfileId;
  readonly betId: BetId;
  readonly jackpotId: JackpotId;
  readonly reference: string;
  readonly at: Instant;
  /** In order of position (D65). */
  readonly betString: string;
  readonly lines: number;
  readonly stake: Cents;
  readonly stakeAfterTax: Cents;
  /** Its part of the fund (D80). */
  readonly contribution: Cents;
  /** 32 lower-case hex characters that enter its leaf in the seal (D88). */
  readonly salt: string;
  readonly taxRecord: TaxRecord;
  readonly maxDailyPayout: Cents;
}

/** Writes a ticket. False when its reference is taken in this jackpot: it needs another one. */
export const keepTicket = async (sql: Sql, kept: TicketToKeep): Promise<boolean> => {
  const { profileId, betId, jackpotId, reference, at, betString, lines, stake } = kept;
  const { stakeAfterTax, contribution, salt, taxRecord, maxDailyPayout } = kept;
  const rows = await sql.query(
    `WITH named AS (
       INSERT INTO owner_of (kind, name, profile_id) VALUES ('ticket', $3::bigint || ':' || $4, $1) ON CONFLICT DO NOTHING RETURNING 1)
     INSERT INTO jackpot_ticket (profile_id, bet_id, jackpot_id, reference, placed_at, bet_string, lines, stake, stake_after_tax,
       contribution, salt, tax_record, max_daily_payout)
     SELECT $1, $2, $3::bigint, $4, $5::timestamptz, $6, $7::integer, $8::bigint, $9::bigint, $10::bigint, $11, $12::jsonb, $13::bigint
     FROM named RETURNING bet_id`,
    [
      profileId,
      betId,
      jackpotId,
      reference,
      at,
      betString,
      lines,
      stake,
      stakeAfterTax,
      contribution,
      salt,
      JSON.stringify(taxRecord),
      maxDailyPayout,
    ],
  );
  return rows.length === 1;
};
