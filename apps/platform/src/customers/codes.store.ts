import type { Instant, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

export interface KeptCode {
  readonly salt: string;
  readonly codeHash: string;
}

/** Keeps a code, in the place of the one before. */
export const upsertCode = (
  sql: Sql,
  owner: ProfileId,
  { salt, codeHash }: KeptCode,
  expiresAt: Instant,
  tries: number,
) =>
  sql.query(
    `INSERT INTO verification_code (profile_id, salt, code_hash, expires_at, tries_left) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (profile_id) DO UPDATE
     SET salt = excluded.salt, code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries_left = excluded.tries_left, used_at = NULL`,
    [owner, salt, codeHash, expiresAt, tries],
  );

/** Takes one try of a code that can still work, before anything is compared: guesses at once cannot share one. */
export const takeTry = async (sql: Sql, owner: ProfileId, now: Instant): Promise<KeptCode | null> => {
  const [row] = await sql.query<KeptCode>(
    `UPDATE verification_code SET tries_left = tries_left - 1
     WHERE profile_id = $1 AND used_at IS NULL AND tries_left > 0 AND expires_at > $2 RETURNING salt, code_hash AS "codeHash"`,
    [owner, now],
  );
  return row ?? null;
};

/** Whether a code's time still runs. Tries used up do not end it: whoever guesses wrong on purpose must gain nothing by it. */
export const isCodeAwaited = async (sql: Sql, owner: ProfileId, now: Instant): Promise<boolean> =>
  (
    await sql.query(
      'SELECT 1 FROM verification_code WHERE profile_id = $1 AND used_at IS NULL AND expires_at > $2',
      [owner, now],
    )
  ).length === 1;

export const burnCode = (sql: Sql, owner: ProfileId, at: Instant) =>
  sql.query('UPDATE verification_code SET used_at = $2 WHERE profile_id = $1', [owner, at]);
