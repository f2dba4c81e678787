import type { Cents, Instant, JackpotId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** A jackpot as its operators look at it: its fund from the guarantee to what rolled over, and its seal. */
export interface JackpotOfHouse {
  readonly jackpotId: JackpotId;
  readonly type: string;
  readonly name: string;
  /** 'called-off': it takes no tickets, and its stakes are on their way back. */
  readonly state: 'open' | 'closed' | 'settled' | 'cancelled' | 'called-off';
  readonly line: Cents;
  readonly closesAt: Instant;
  readonly guarantee: Cents;
  readonly rolledIn: Cents;
  /** As it was sealed; null before. */
  readonly fund: Cents | null;
  readonly tickets: number | null;
  readonly lines: number | null;
  /** The root of its sealed tickets. */
  readonly root: string | null;
  readonly sealedAt: Instant | null;
  /** By its newest verdict; null before one. */
  readonly rollover: Cents | null;
  readonly rolledInto: JackpotId | null;
}

/** The newest first. */
export const jackpotsOfHouse = (
  sql: Sql,
  before: string | null,
  most: number,
): Promise<readonly JackpotOfHouse[]> =>
  sql.query<JackpotOfHouse>(
    `SELECT jackpot_id::text AS "jackpotId", type, name, CASE WHEN cancelled_at IS NOT NULL AND state IN ('open', 'closed') THEN 'called-off' ELSE state END AS state, bet_amount AS line, closes_at AS "closesAt", guarantee, rolled_in AS "rolledIn", fund,
       tickets, lines, root, sealed_at AS "sealedAt", newest.rollover, newest.rolled_into::text AS "rolledInto"
     FROM jackpot LEFT JOIN LATERAL (SELECT rollover, rolled_into FROM jackpot_verdict WHERE jackpot_verdict.jackpot_id = jackpot.jackpot_id
       ORDER BY version DESC LIMIT 1) AS newest ON true
     WHERE jackpot_id < coalesce($1::bigint, 9223372036854775807) ORDER BY jackpot.jackpot_id DESC LIMIT $2`,
    [before, most],
  );

/** One step of a jackpot's fund. */
export interface JackpotStep {
  readonly at: Instant;
  readonly step: 'opened' | 'rolled-in' | 'called-off' | 'sealed' | 'running' | 'settled' | 'cancelled';
  readonly amount: Cents | null;
  readonly detail: string;
}

/** The steps of a jackpot's fund, the newest first. */
export const jackpotHistory = (sql: Sql, jackpotId: string): Promise<readonly JackpotStep[]> =>
  sql.query<JackpotStep>(
    `SELECT at, step, amount, detail FROM (
       SELECT opened_at AS at, 0 AS place, 'opened' AS step, guarantee AS amount, '' AS detail FROM jackpot WHERE jackpot_id = $1::bigint
       UNION ALL SELECT decided_at, 1, 'rolled-in', rollover, 'from jackpot ' || jackpot_id FROM jackpot_verdict WHERE rolled_into = $1::bigint
       UNION ALL SELECT cancelled_at, 2, 'called-off', NULL, '' FROM jackpot WHERE jackpot_id = $1::bigint AND cancelled_at IS NOT NULL
       UNION ALL SELECT sealed_at, 3, 'sealed', fund, tickets || ' tickets, ' || lines || ' lines' FROM jackpot WHERE jackpot_id = $1::bigint AND sealed_at IS NOT NULL
       UNION ALL SELECT decided_at, 3 + version, verdict, rollover, concat_ws(', ', 'results ' || results, 'into jackpot ' || rolled_into)
         FROM jackpot_verdict WHERE jackpot_id = $1::bigint) AS steps
     ORDER BY at DESC, place DESC LIMIT 200`,
    [jackpotId],
  );
