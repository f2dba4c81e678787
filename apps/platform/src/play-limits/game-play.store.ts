import type { GamePlay, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** A customer's latest play, over or not; null before the first stake in a game. */
export const selectGamePlay = async (sql: Sql, owner: ProfileId): Promise<GamePlay | null> =>
  (
    await sql.query<GamePlay>(
      `SELECT started_at AS "startedAt", last_stake_at AS "lastStakeAt", checked_at AS "checkedAt", is_asked AS "isAsked"
       FROM game_play WHERE profile_id = $1`,
      [owner],
    )
  )[0] ?? null;

export const upsertGamePlay = async (
  sql: Sql,
  owner: ProfileId,
  { startedAt, lastStakeAt, checkedAt, isAsked }: GamePlay,
): Promise<void> => {
  await sql.query(
    `INSERT INTO game_play (profile_id, started_at, last_stake_at, checked_at, is_asked) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (profile_id) DO UPDATE SET started_at = excluded.started_at, last_stake_at = excluded.last_stake_at,
       checked_at = excluded.checked_at, is_asked = excluded.is_asked`,
    [owner, startedAt, lastStakeAt, checkedAt, isAsked],
  );
};
