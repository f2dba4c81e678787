import type { Instant } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { RealClock } from '../ports/index.ts';
import { unansweredBy } from './unanswered-by.ts';

/** The last time a gateway was asked. */
export interface GatewayAnswer {
  readonly gateway: string;
  readonly askedAt: Instant;
  /** When it answered last; null for never. */
  readonly answeredAt: Instant | null;
  /** Why the last request had no good answer; null if it had one. */
  readonly fault: string | null;
}

/** A gateway that answers well is noted no more often than this. */
const EVERY_MS = 10_000;

/** `fetch` for one gateway, which notes how its last request ended. Noting never fails or delays a request. */
export const notedFetch = (
  { db, realClock }: { readonly db: Sql; readonly realClock: RealClock },
  gateway: string,
): typeof fetch => {
  let noted: { readonly ms: number; readonly fault: string | null } | null = null;
  const note = (fault: string | null): void => {
    const ms = realClock.nowMs();
    if (noted?.fault === fault && ms - noted.ms < EVERY_MS) return;
    noted = { ms, fault };
    db.query(
      `INSERT INTO gateway_answer (gateway, asked_at, answered_at, fault) VALUES ($1, $2, CASE WHEN $3::text IS NULL THEN $2::timestamptz END, $3)
       ON CONFLICT (gateway) DO UPDATE SET asked_at = excluded.asked_at, fault = excluded.fault,
         answered_at = coalesce(excluded.answered_at, gateway_answer.answered_at)`,
      [gateway, realClock.now(), fault],
    ).catch(() => {
      noted = null;
    });
  };
  return async (address, init) => {
    try {
      const reply = await fetch(address, init);
      note(reply.ok ? null : `status ${reply.status}`);
      return reply;
    } catch (error) {
      note(unansweredBy(error).why);
      throw error;
    }
  };
};

/** The last answers of all gateways that were asked. */
export const lastAnswers = (sql: Sql): Promise<readonly GatewayAnswer[]> =>
  sql.query<GatewayAnswer>(
    'SELECT gateway, asked_at AS "askedAt", answered_at AS "answeredAt", fault FROM gateway_answer ORDER BY gateway',
  );
