import type { Instant } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** Stores that these games were listed by a moment of real time, in order; known games are left unchanged. */
export const insertListings = async (sql: Sql, gameIds: readonly string[], at: Instant): Promise<void> => {
  await sql.query(
    `INSERT INTO game_listing (game_id, listed_at)
     SELECT game_id, $2 FROM unnest($1::text[]) WITH ORDINALITY AS listed (game_id, place) ORDER BY place
     ON CONFLICT DO NOTHING`,
    [gameIds, at],
  );
};

/** Games listed after a moment, up to a number, newest first. */
export const selectLatestListings = async (
  sql: Sql,
  after: Instant,
  most: number,
): Promise<readonly string[]> =>
  (
    await sql.query<{ gameId: string }>(
      'SELECT game_id AS "gameId" FROM game_listing WHERE listed_at > $1 ORDER BY place DESC LIMIT $2',
      [after, most],
    )
  ).map(({ gameId }) => gameId);
