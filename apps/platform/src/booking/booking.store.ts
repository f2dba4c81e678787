import type { BetSystem, BookingCode, FeedMatchId, OutcomeId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** An outcome of a match, as booked. Names and prices are read when the slip is opened. */
export interface BookedPick {
  readonly feedMatchId: FeedMatchId;
  readonly outcomeId: OutcomeId;
}

/** A booked slip. */
export interface BookedSlip {
  readonly picks: readonly BookedPick[];
  /** Null if it is not a system. */
  readonly system: BetSystem | null;
}

/** Stores a slip under `code`, or returns the existing code of the same content. */
export const keepBooking = async (
  sql: Sql,
  code: BookingCode,
  contentHash: string,
  { picks, system }: BookedSlip,
): Promise<BookingCode> => {
  const [row] = await sql.query<{ code: BookingCode }>(
    `INSERT INTO booked_betslip (code, content_hash, picks, system) VALUES ($1, $2, $3, $4)
     ON CONFLICT (content_hash) DO UPDATE SET content_hash = excluded.content_hash RETURNING code`,
    [code, contentHash, JSON.stringify(picks), system && JSON.stringify(system)],
  );
  if (!row) throw new Error('a booking is kept or found');
  return row.code;
};

/** The slip under a code, or null. */
export const slipOf = async (sql: Sql, code: BookingCode): Promise<BookedSlip | null> => {
  const [row] = await sql.query<BookedSlip>('SELECT picks, system FROM booked_betslip WHERE code = $1', [
    code,
  ]);
  return row ?? null;
};
