import type { Instant, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** Less popular games are not listed. */
const MOST_GAMES = 50;

/** The games with rounds in sessions that were opened since, from the one with the most. */
export const selectPopularGames = async (sql: Sql, since: Instant): Promise<readonly string[]> => {
  const rows = await sql.query<{ gameId: string }>(
    `SELECT round.game_id AS "gameId" FROM game_session AS session
     JOIN game_round AS round USING (profile_id, session_id)
     WHERE session.opened_at >= $1
     GROUP BY round.game_id ORDER BY count(*) DESC, round.game_id LIMIT $2`,
    [since, MOST_GAMES],
  );
  return rows.map(({ gameId }) => gameId);
};

/** The games that a customer opened since, for money or to try, from the last one. */
export const selectPlayedGames = async (
  sql: Sql,
  profileId: ProfileId,
  since: Instant,
): Promise<readonly string[]> => {
  const rows = await sql.query<{ gameId: string }>(
    `SELECT game_id AS "gameId" FROM game_session WHERE profile_id = $1 AND opened_at >= $2
     GROUP BY game_id ORDER BY max(opened_at) DESC, game_id LIMIT $3`,
    [profileId, since, MOST_GAMES],
  );
  return rows.map(({ gameId }) => gameId);
};
