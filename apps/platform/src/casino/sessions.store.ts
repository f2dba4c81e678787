import { profileId, type Instant, type PlayMode } from '@kipenga/betting-core';
import type { Login } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';

/** Who plays what, and in which login. */
export interface Playing extends Login {
  readonly provider: string;
  readonly gameId: string;
  readonly playMode: PlayMode;
}

const COLUMNS = `profile_id AS "profileId", login_hash AS "loginHash", provider, game_id AS "gameId", play_mode AS "playMode"`;

const playingOf = <P extends Playing>(row: P): P => ({ ...row, profileId: profileId(row.profileId) });

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

/** Uses a launch up: of several who try, one gets it; null when it is unknown, used or too old. */
export const spendLaunch = async (
  sql: Sql,
  tokenHash: string,
  provider: string,
  now: Instant,
): Promise<Playing | null> => {
  const [row] = await sql.query<Playing>(
    `UPDATE game_launch SET used_at = $2
     WHERE token_hash = $1 AND provider = $3 AND used_at IS NULL AND expires_at > $2 RETURNING ${COLUMNS}`,
    [tokenHash, now, provider],
  );
  return row ? playingOf(row) : null;
};

/** The provider's own name of a customer: this one where they have none yet. */
export const playerOf = async (
  sql: Sql,
  { profileId: owner, provider }: Pick<Playing, 'profileId' | 'provider'>,
  fresh: string,
): Promise<string> => {
  const [row] = await sql.query<{ player: string }>(
    `INSERT INTO game_player (profile_id, provider, player) VALUES ($1, $2, $3)
     ON CONFLICT (profile_id, provider) DO UPDATE SET player = game_player.player RETURNING player`,
    [owner, provider, fresh],
  );
  return row?.player ?? fresh;
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

/** A session, as long as it may last. */
export interface GameSession extends Playing {
  readonly expiresAt: Instant;
}

export const selectGameSession = async (
  sql: Sql,
  sessionId: string,
  provider: string,
): Promise<GameSession | null> => {
  const [row] = await sql.query<GameSession>(
    `SELECT ${COLUMNS}, expires_at AS "expiresAt" FROM game_session WHERE session_id = $1 AND provider = $2`,
    [sessionId, provider],
  );
  return row ? playingOf(row) : null;
};
