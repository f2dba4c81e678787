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
    `INSERT INTO jackpot_ticket (profile_id, bet_id, jackpot_id, reference, placed_at, bet_string, lines, stake, stake_after_tax,
       contribution, salt, tax_record, max_daily_payout)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT (jackpot_id, reference) DO NOTHING RETURNING bet_id`,
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

/** Counts a ticket into one of the rows of its offer's tally. */
export const countTicket = async (
  sql: Sql,
  { jackpotId, lines, contribution }: Pick<TicketToKeep, 'jackpotId' | 'lines' | 'contribution'>,
  shard: number,
): Promise<void> => {
  await sql.query(
    `INSERT INTO jackpot_tally AS tally (jackpot_id, shard, tickets, lines, contributions) VALUES ($1, $2, 1, $3, $4)
     ON CONFLICT (jackpot_id, shard) DO UPDATE SET tickets = tally.tickets + 1, lines = tally.lines + excluded.lines,
       contributions = tally.contributions + excluded.contributions`,
    [jackpotId, shard, lines, contribution],
  );
};
