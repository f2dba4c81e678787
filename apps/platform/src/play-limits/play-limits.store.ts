import {
  cents,
  type Cents,
  type DepositLimit,
  type Exclusion,
  type Instant,
  type LimitPeriod,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** A break as its table names it. */
export type BreakKind = 'time-out' | 'self-exclusion';

interface LimitRow {
  readonly period: LimitPeriod;
  readonly amount: number | null;
  readonly pending_amount: number | null;
  readonly pending_from: Instant | null;
}

const centsOrNone = (amount: number | null): Cents | null => (amount === null ? null : cents(amount));

/** The limits as they were last written: a raise whose time has come still lies beside its old amount. */
export const selectLimits = async (sql: Sql, owner: ProfileId): Promise<readonly DepositLimit[]> =>
  (
    await sql.query<LimitRow>(
      'SELECT period, amount, pending_amount, pending_from FROM deposit_limit WHERE profile_id = $1',
      [owner],
    )
  ).map((row) => ({
    period: row.period,
    amount: centsOrNone(row.amount),
    pending:
      row.pending_from === null ? null : { amount: centsOrNone(row.pending_amount), from: row.pending_from },
  }));

export const upsertLimit = (sql: Sql, owner: ProfileId, { period, amount, pending }: DepositLimit) =>
  sql.query(
    `INSERT INTO deposit_limit (profile_id, period, amount, pending_amount, pending_from) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (profile_id, period) DO UPDATE SET amount = excluded.amount, pending_amount = excluded.pending_amount, pending_from = excluded.pending_from`,
    [owner, period, amount, pending?.amount ?? null, pending?.from ?? null],
  );

export const insertBreak = (sql: Sql, owner: ProfileId, kind: BreakKind, at: Instant, endsAt: Instant) =>
  sql.query('INSERT INTO play_break (profile_id, kind, taken_at, ends_at) VALUES ($1, $2, $3, $4)', [
    owner,
    kind,
    at,
    endsAt,
  ]);

/** The breaks that have not ended. */
export const selectBreaks = (
  sql: Sql,
  owner: ProfileId,
  now: Instant,
): Promise<readonly (Exclusion & { readonly kind: BreakKind })[]> =>
  sql.query<{ kind: BreakKind; until: Instant }>(
    'SELECT kind, ends_at AS until FROM play_break WHERE profile_id = $1 AND ends_at > $2',
    [owner, now],
  );
