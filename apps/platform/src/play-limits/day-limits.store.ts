import {
  cents,
  type Cents,
  type DayLimit,
  type DayLimitKind,
  type Instant,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

interface DayLimitRow {
  readonly limits: DayLimitKind;
  readonly amount: number | null;
  readonly pending_amount: number | null;
  readonly pending_from: Instant | null;
}

const centsOrNone = (amount: number | null): Cents | null => (amount === null ? null : cents(amount));

/** The limits of the day as they were last written: a raise whose time has come still lies beside its old amount. */
export const selectDayLimits = async (sql: Sql, owner: ProfileId): Promise<readonly DayLimit[]> =>
  (
    await sql.query<DayLimitRow>(
      'SELECT limits, amount, pending_amount, pending_from FROM day_limit WHERE profile_id = $1 ORDER BY limits DESC',
      [owner],
    )
  ).map((row) => ({
    of: row.limits,
    amount: centsOrNone(row.amount),
    pending:
      row.pending_from === null ? null : { amount: centsOrNone(row.pending_amount), from: row.pending_from },
  }));

export const upsertDayLimit = (sql: Sql, owner: ProfileId, { of, amount, pending }: DayLimit) =>
  sql.query(
    `INSERT INTO day_limit (profile_id, limits, amount, pending_amount, pending_from) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (profile_id, limits) DO UPDATE SET amount = excluded.amount, pending_amount = excluded.pending_amount, pending_from = excluded.pending_from`,
    [owner, of, amount, pending?.amount ?? null, pending?.from ?? null],
  );
