import { cashOutMarginOf, instant, type Instant, type MarketTypeId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { rulesKept } from './house-rules.store.ts';

/** An operator's rule for cash-outs, for a time. A null match or market covers every one (D102). */
export interface CashOutLimit {
  /** The house's own number of the match. */
  readonly match: number | null;
  readonly marketTypeId: MarketTypeId | null;
  /** The least margin of the house, in percent; null if no cash-out is offered. */
  readonly marginPercent: number | null;
  readonly who: string;
  readonly why: string;
  /** In betting time. */
  readonly since: Instant;
  readonly until: Instant | null;
}

interface LimitRow extends Omit<CashOutLimit, 'since' | 'until'> {
  readonly id: number;
  readonly since: string;
  readonly until: string | null;
}

const LIMIT = `cash_out_limit_id AS id, match_id AS match, market_type_id AS "marketTypeId", margin_percent::float8 AS "marginPercent", who, why, since, until`;

/** The rules in force at a moment, and later ones, in the order they were entered. */
export const cashOutLimits = async (
  sql: Sql,
  now: Instant,
): Promise<readonly (CashOutLimit & { readonly id: number })[]> =>
  (
    await sql.query<LimitRow>(
      `SELECT ${LIMIT} FROM cash_out_limit WHERE until IS NULL OR until > $1 ORDER BY cash_out_limit_id`,
      [now],
    )
  ).map((row) => ({
    ...row,
    since: instant(row.since),
    until: row.until === null ? null : instant(row.until),
  }));

/** Stores a rule, and returns its id. */
export const keepCashOutLimit = async (sql: Sql, limit: CashOutLimit): Promise<number> => {
  const [row] = await sql.query<{ id: number }>(
    `INSERT INTO cash_out_limit (match_id, market_type_id, margin_percent, who, why, since, until) VALUES ($1, $2, $3, $4, $5, $6, $7)
     RETURNING cash_out_limit_id AS id`,
    [limit.match, limit.marketTypeId, limit.marginPercent, limit.who, limit.why, limit.since, limit.until],
  );
  if (!row) throw new Error('an insert answers its row');
  return row.id;
};

/** Ends a rule at a moment, if it would last longer; deletes one that has not begun by then. */
export const endCashOutLimit = async (sql: Sql, id: number, at: Instant): Promise<void> => {
  await sql.query(
    `WITH gone AS (DELETE FROM cash_out_limit WHERE cash_out_limit_id = $1 AND since >= $2)
     UPDATE cash_out_limit SET until = $2 WHERE cash_out_limit_id = $1 AND since < $2 AND (until IS NULL OR until > $2)`,
    [id, at],
  );
};

/** Terms of a cash-out: the house's margin, and the rules of operators. */
export interface CashOutTerms {
  readonly marginPercent: number;
  readonly limits: readonly CashOutLimit[];
}

/** Reads the terms at a moment of betting time. Rules that have not begun are left out. */
export const cashOutTerms = async (sql: Sql, now: Instant): Promise<CashOutTerms> => ({
  marginPercent: cashOutMarginOf((await rulesKept(sql)).settings),
  limits: (await cashOutLimits(sql, now)).filter(({ since }) => since <= now),
});

/** A pick to be cashed out. */
export interface PickOfCashOut {
  readonly matchNumber: number;
  readonly marketTypeId: MarketTypeId;
}

/**
 * Margin in percent on picks that are cashed out together: the strictest rule applies, and none lowers the house's own margin.
 * Null if one of the picks may not be cashed out.
 */
export const marginOn = (
  { marginPercent, limits }: CashOutTerms,
  picks: readonly PickOfCashOut[],
): number | null => {
  const margins = limits
    .filter(({ match, marketTypeId }) =>
      picks.some(
        (pick) =>
          (match ?? pick.matchNumber) === pick.matchNumber &&
          (marketTypeId ?? pick.marketTypeId) === pick.marketTypeId,
      ),
    )
    .map((limit) => limit.marginPercent);
  return margins.reduce<number | null>(
    (most, margin) => (most === null || margin === null ? null : Math.max(most, margin)),
    marginPercent,
  );
};
