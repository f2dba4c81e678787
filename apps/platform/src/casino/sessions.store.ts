import { profileId, type Instant, type PlayMode, type ProfileId } from '@kipenga/betting-core';
import { loginIsLive, type Login } from '../customers/index.ts';
import { ownerOf, type Sql } from '../database/index.ts';

/** A customer's play of a game, and the login it belongs to. */
export interface Playing extends Login {
  readonly provider: string;
  readonly gameId: string;
  readonly playMode: PlayMode;
}

const COLUMNS = `profile_id AS "profileId", login_hash AS "loginHash", provider, game_id AS "gameId", play_mode AS "playMode"`;

const playingOf = <P extends Playing>(row: P): P => ({ ...row, profileId: profileId(row.profileId) });

/** Stores a launch, and deletes the customer's expired ones. */
export const insertLaunch = async (
  sql: Sql,
  tokenHash: string,
  playing: Playing,
  { now, expiresAt }: { now: Instant; expiresAt: Instant },
): Promise<void> => {
  const { profileId, loginHash, provider, gameId, playMode } = playing;
  await sql.query(
    `WITH old AS (DELETE FROM game_launch WHERE profile_id = $1 AND expires_at < $2 RETURNING token_hash)
     DELETE FROM owner_of WHERE kind = 'launch' AND name IN (SELECT token_hash FROM old)`,
    [profileId, now],
  );
  await sql.query(
    `WITH named AS (INSERT INTO owner_of (kind, name, profile_id) VALUES ('launch', $1, $2))
     INSERT INTO game_launch (token_hash, profile_id, login_hash, provider, game_id, play_mode, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [tokenHash, profileId, loginHash, provider, gameId, playMode, expiresAt],
  );
};

/** Uses up a launch. Only one of several concurrent callers succeeds; null if it is unknown, used or expired. */
export const spendLaunch = async (
  sql: Sql,
  tokenHash: string,
  provider: string,
  now: Instant,
): Promise<Playing | null> => {
  const owner = await ownerOf(sql, 'launch', tokenHash);
  if (owner === null) return null;
  const [row] = await sql.query<Playing>(
    `UPDATE game_launch SET used_at = $2
     WHERE profile_id = $4 AND token_hash = $1 AND provider = $3 AND used_at IS NULL AND expires_at > $2 RETURNING ${COLUMNS}`,
    [tokenHash, now, provider, owner],
  );
  return row ? playingOf(row) : null;
};

/** The provider's own name of a customer; stores this one if there is none yet. */
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
    `WITH named AS (INSERT INTO owner_of (kind, name, profile_id) VALUES ('game-session', $1, $2))
     INSERT INTO game_session (session_id, profile_id, login_hash, provider, game_id, play_mode, opened_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [sessionId, profileId, loginHash, provider, gameId, playMode, now, expiresAt],
  );
};

/** A session. Stakes are allowed if neither it nor its login is over. */
export interface GameSession extends Playing {
  readonly isLive: boolean;
}

/** Finds the owner of a session. Providers are not given customer ids, so the session carries none. */
export const ownerOfSession = (sql: Sql, sessionId: string): Promise<ProfileId | null> =>
  ownerOf(sql, 'game-session', sessionId);

/** Reads a customer's session with a provider at a moment of real time. Lock the wallet first if money depends on it. */
export const selectGameSession = async (
  sql: Sql,
  owner: ProfileId,
  { sessionId, provider }: { readonly sessionId: string; readonly provider: string },
  now: Instant,
): Promise<GameSession | null> => {
  const [row] = await sql.query<GameSession>(
    `SELECT ${COLUMNS}, expires_at > $4 AND ${loginIsLive('$1', 'game_session.login_hash', '$4')} AS "isLive"
     FROM game_session WHERE profile_id = $1 AND session_id = $2 AND provider = $3`,
    [owner, sessionId, provider, now],
  );
  return row ? playingOf(row) : null;
};
