import type { ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { PlaceBetAnswer } from '@kipenga/contracts';

/** How long an answer given to a confirmation without a key stands for a repeat of the same body (D24). */
const KEYLESS_SECONDS = 150;

/** An answer given before, and the hash of what it answered. */
export interface KeptAnswer {
  readonly bodyHash: string;
  readonly answer: PlaceBetAnswer;
}

/** The answer this key heard before, or null. Call it with the customer's wallet locked. */
export const answerOfKey = async (sql: Sql, profileId: ProfileId, requestKey: string): Promise<KeptAnswer | null> => {
  const rows = await sql.query<KeptAnswer>(
    'SELECT body_hash AS "bodyHash", answer FROM placement WHERE profile_id = $1 AND request_key = $2',
    [profileId, requestKey],
  );
  return rows[0] ?? null;
};

/** The answer the same body heard a moment ago, or null. Real time: a season that is moved on does not shorten a retry. */
export const answerOfBody = async (sql: Sql, profileId: ProfileId, requestKey: string): Promise<KeptAnswer | null> => {
  const rows = await sql.query<KeptAnswer>(
    `SELECT body_hash AS "bodyHash", answer FROM placement
     WHERE profile_id = $1 AND request_key = $2 AND answered_at > clock_timestamp() - make_interval(secs => $3)`,
    [profileId, requestKey, KEYLESS_SECONDS],
  );
  return rows[0] ?? null;
};

/** Keeps the answer in the transaction that made it true. A key is written once; only a keyless row past its window is replaced. */
export const keepAnswer = async (sql: Sql, profileId: ProfileId, requestKey: string, { bodyHash, answer }: KeptAnswer): Promise<void> => {
  await sql.query(
    `INSERT INTO placement (profile_id, request_key, body_hash, answer, answered_at) VALUES ($1, $2, $3, $4, clock_timestamp())
     ON CONFLICT (profile_id, request_key) DO UPDATE SET answer = excluded.answer, answered_at = excluded.answered_at
     WHERE placement.request_key LIKE 'body:%'`,
    [profileId, requestKey, bodyHash, JSON.stringify(answer)],
  );
};
