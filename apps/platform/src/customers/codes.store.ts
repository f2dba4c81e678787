import type { Instant, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

export interface KeptCode {
  readonly salt: string;
  readonly codeHash: string;
}

/** Stores a code under each of the names, with its own tries, and replaces the name's earlier code. */
export const upsertCode = (
  sql: Sql,
  owner: ProfileId,
  names: readonly string[],
  { salt, codeHash }: KeptCode,
  expiresAt: Instant,
  tries: number,
) =>
  sql.query(
    `INSERT INTO verification_code (profile_id, asker, salt, code_hash, expires_at, tries_left)
     SELECT $1, name, $3, $4, $5, $6 FROM unnest($2::text[]) AS name ORDER BY name
     ON CONFLICT (profile_id, asker) DO UPDATE
     SET salt = excluded.salt, code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries_left = excluded.tries_left,
       tried_by = '{}', used_at = NULL`,
    [owner, names, salt, codeHash, expiresAt, tries],
  );

/**
 * Uses up one try of each code that can still work for these askers, before anything is compared: concurrent guesses cannot
 * share a try.
 */
export const takeTry = (
  sql: Sql,
  owner: ProfileId,
  { askers, network }: { readonly askers: readonly string[]; readonly network: string },
  triesOfNetwork: number,
  now: Instant,
): Promise<readonly KeptCode[]> =>
  sql.query<KeptCode>(
    `UPDATE verification_code SET tries_left = tries_left - 1, tried_by = array_append(tried_by, $3)
     WHERE profile_id = $1 AND asker = ANY($2::text[]) AND used_at IS NULL AND tries_left > 0 AND expires_at > $5
       AND cardinality(array_positions(tried_by, $3)) < $4
     RETURNING salt, code_hash AS "codeHash"`,
    [owner, askers, network, triesOfNetwork, now],
  );

/** True while an unused code has not expired. Codes without tries left count too: guessing wrong on purpose must gain nothing. */
export const isCodeAwaited = async (sql: Sql, owner: ProfileId, now: Instant): Promise<boolean> =>
  (
    await sql.query(
      'SELECT 1 FROM verification_code WHERE profile_id = $1 AND used_at IS NULL AND expires_at > $2 LIMIT 1',
      [owner, now],
    )
  ).length === 1;

/** Ends every code of a customer. */
export const burnCodes = (sql: Sql, owner: ProfileId, at: Instant) =>
  sql.query('UPDATE verification_code SET used_at = $2 WHERE profile_id = $1 AND used_at IS NULL', [
    owner,
    at,
  ]);
