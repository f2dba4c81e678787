import type { BookingCode, FeedMatchId, OutcomeId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** What is booked: which outcome of which match. Names and prices are read when the slip is opened. */
export interface BookedPick {
  readonly feedMatchId: FeedMatchId;
  readonly outcomeId: OutcomeId;
}

/** Keeps a slip under `code`, or answers the code its content has already. */
export const keepBooking = async (
  sql: Sql,
  code: BookingCode,
  contentHash: string,
  picks: readonly BookedPick[],
): Promise<BookingCode> => {
  const [row] = await sql.query<{ code: BookingCode }>(
    `INSERT INTO booked_betslip (code, content_hash, picks) VALUES ($1, $2, $3)
     ON CONFLICT (content_hash) DO UPDATE SET content_hash = excluded.content_hash RETURNING code`,
    [code, contentHash, JSON.stringify(picks)],
  );
  if (!row) throw new Error('a booking is kept or found');
  return row.code;
};

/** The picks under a code, or null. */
export const picksOf = async (sql: Sql, code: BookingCode): Promise<readonly BookedPick[] | null> => {
  const [row] = await sql.query<{ picks: readonly BookedPick[] }>(
    'SELECT picks FROM booked_betslip WHERE code = $1',
    [code],
  );
  return row?.picks ?? null;
};
