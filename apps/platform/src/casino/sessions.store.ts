import { profileId, type Instant, type PlayMode, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** Who plays what, and in which login. */
export interface Playing {
  readonly profileId: ProfileId;
  readonly loginHash: string;
  readonly provider: string;
  readonly gameId: string;
  readonly playMode: PlayMode;
}

// A login counts as long as a call with its token would be answered.
const loginLives = (table: 'game_launch' | 'game_session'): string =>
  `EXISTS (SELECT 1 FROM session s JOIN customer c ON c.profile_id = s.profile_id WHERE s.token_hash = ${table}.login_hash
     AND s.profile_id = ${table}.profile_id AND s.ended_at IS NULL AND s.expires_at > $2 AND c.status = 'active')`;
const COLUMNS = `profile_id AS "profileId", login_hash AS "loginHash", provider, game_id AS "gameId", play_mode AS "playMode"`;

const playingOf = <P extends Playing>(row: P): P => ({ ...row, profileId: profileId(row.profileId) });

/** Is this the hash of a customer's game token, given out in this very login? */
export const isOwnGameToken = async (
  sql: Sql,
  { profileId, loginHash, tokenHash }: { profileId: ProfileId; loginHash: string; tokenHash: string },
  now: Instant,
): Promise<boolean> =>
  (
    await sql.query(
      `SELECT 1 FROM session WHERE token_hash = $1 AND ended_at IS NULL AND expires_at > $2 AND kind = 'game' AND profile_id = $3 AND login_hash = $4`,
      [tokenHash, now, profileId, loginHash],
    )
  ).length === 1;

/** Keeps a launch, and forgets the customer's that have run out. */
export const insertLaunch = async (
  sql: Sql,
  tokenHash: string,
  playing: Playing,
  { now, expiresAt }: { now: Instant; expiresAt: Instant },
): Promise<void> => {
  const { profileId, loginHash, provider, gameId, playMode } = playing;
  await sql.query('DELETE FROM game_launch WHERE profile_id = $1 AND expires_at < $2', [profileId, now]);
  await sql.query(
    `INSERT INTO game_launch (token_hash, profile_id, login_hash, provider, game_id, play_mode, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [tokenHash, profileId, loginHash, provider, gameId, playMode, expiresAt],
  );
};

/** Uses a launch up: of several who try, one gets it; null when it is unknown, used, too old, or its login has ended. */
export const spendLaunch = async (
  sql: Sql,
  tokenHash: string,
  provider: string,
  now: Instant,
): Promise<Playing | null> => {
  const [row] = await sql.query<Playing>(
    `UPDATE game_launch SET used_at = $2
     WHERE token_hash = $1 AND provider = $3 AND used_at IS NULL AND expires_at > $2 AND ${loginLives('game_launch')} RETURNING ${COLUMNS}`,
    [tokenHash, now, provider],
  );
  return row ? playingOf(row) : null;
};

export const insertGameSession = async (
  sql: Sql,
  sessionId: string,
  { profileId, loginHash, provider, gameId, playMode }: Playing,
  { now, expiresAt }: { now: Instant; expiresAt: Instant },
): Promise<void> => {
  await sql.query(
    `INSERT INTO game_session (session_id, profile_id, login_hash, provider, game_id, play_mode, opened_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [sessionId, profileId, loginHash, provider, gameId, playMode, now, expiresAt],
  );
};

/** A session, and whether it can still be staked in. */
export interface GameSession extends Playing {
  readonly isLive: boolean;
}

export const selectGameSession = async (
  sql: Sql,
  sessionId: string,
  provider: string,
  now: Instant,
): Promise<GameSession | null> => {
  const [row] = await sql.query<GameSession>(
    `SELECT ${COLUMNS}, expires_at > $2 AND ${loginLives('game_session')} AS "isLive" FROM game_session WHERE session_id = $1 AND provider = $3`,
    [sessionId, now, provider],
  );
  return row ? playingOf(row) : null;
};
