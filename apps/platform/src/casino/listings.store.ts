import type { Instant } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** Keeps that these games were listed by a moment of real time, in their order; what is kept already stays as it is. */
export const insertListings = async (sql: Sql, gameIds: readonly string[], at: Instant): Promise<void> => {
  await sql.query(
    `INSERT INTO game_listing (game_id, listed_at)
     SELECT game_id, $2 FROM unnest($1::text[]) WITH ORDINALITY AS listed (game_id, place) ORDER BY place
     ON CONFLICT DO NOTHING`,
    [gameIds, at],
  );
};

/** The games that were listed after a moment, at most so many, from the one that came last. */
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
