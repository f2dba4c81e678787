import { profileId, type Instant, type Msisdn, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { isLanguage, type Language } from '../wording/index.ts';

export type TokenKind = 'session' | 'game';

export interface NewSession {
  readonly tokenHash: string;
  readonly owner: ProfileId;
  readonly kind: TokenKind;
  /** The hash of the session token given out in the same login. */
  readonly loginHash: string;
  readonly expiresAt: Instant;
}

export const insertSession = (sql: Sql, { tokenHash, owner, kind, loginHash, expiresAt }: NewSession) =>
  sql.query(
    'INSERT INTO session (token_hash, profile_id, kind, login_hash, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [tokenHash, owner, kind, loginHash, expiresAt],
  );

/** The condition, in a statement, that a login of `owner` works at `now`: the same as in `selectLive`. */
export const loginIsLive = (owner: string, loginHash: string, now: string): string => `EXISTS (
    SELECT FROM session s JOIN customer c ON c.profile_id = ${owner}
    WHERE s.profile_id = ${owner} AND s.token_hash = ${loginHash} AND s.kind = 'session' AND s.ended_at IS NULL AND s.expires_at > ${now}
      AND c.status = 'active')`;

export interface LiveSession {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
  readonly kind: TokenKind;
  readonly loginHash: string;
  /** The language the customer is written to; English for one the house no longer speaks. */
  readonly language: Language;
}

export const selectLive = async (
  sql: Sql,
  owner: ProfileId,
  tokenHash: string,
  now: Instant,
): Promise<LiveSession | null> => {
  const [row] = await sql.query<LiveSession>(
    `SELECT c.profile_id AS "profileId", c.msisdn, s.kind, s.login_hash AS "loginHash", c.language FROM session s JOIN customer c USING (profile_id)
     WHERE s.profile_id = $1 AND s.token_hash = $2 AND s.ended_at IS NULL AND s.expires_at > $3 AND c.status = 'active'`,
    [owner, tokenHash, now],
  );
  return row
    ? {
        ...row,
        profileId: profileId(row.profileId),
        language: isLanguage(row.language) ? row.language : 'en',
      }
    : null;
};

export const endLogin = (sql: Sql, owner: ProfileId, loginHash: string, at: Instant) =>
  sql.query(
    'UPDATE session SET ended_at = $3 WHERE profile_id = $1 AND login_hash = $2 AND ended_at IS NULL',
    [owner, loginHash, at],
  );

export const endSessionsOf = (sql: Sql, owner: ProfileId, at: Instant) =>
  sql.query('UPDATE session SET ended_at = $2 WHERE profile_id = $1 AND ended_at IS NULL', [owner, at]);
