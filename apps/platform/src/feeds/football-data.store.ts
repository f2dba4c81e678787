import type { Sql } from '../database/index.ts';
import { feedMatchNumber, type FeedMatchNumber, type MatchNumber } from '../sports/index.ts';

/** A match the feed has offered before. */
export interface KnownMatch {
  readonly feedNumber: FeedMatchNumber;
  readonly matchNumber: MatchNumber;
  readonly isOpen: boolean;
  readonly resultVersion: number;
  readonly score: string | null;
}

/** What the feed has offered before, by its own name of the match. Two imports at once wait for each other here. */
export const lockKnownMatches = async (
  sql: Sql,
  feed: string,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, KnownMatch>> => {
  await sql.query('SELECT version FROM sports_version FOR UPDATE');
  const rows = await sql.query<{
    external_id: string;
    feed_match_id: FeedMatchNumber;
    match_id: MatchNumber;
    is_open: boolean;
    result_version: number;
    score: string | null;
  }>(
    `SELECT external_id, feed_match_id, match_id, status = 'open' AS is_open, result_version, full_time_home || ':' || full_time_away AS score
     FROM match WHERE feed = $1 AND external_id = ANY($2::text[])`,
    [feed, externalIds],
  );
  return new Map(
    rows.map((row) => [
      row.external_id,
      {
        feedNumber: row.feed_match_id,
        matchNumber: row.match_id,
        isOpen: row.is_open,
        resultVersion: row.result_version,
        score: row.score,
      },
    ]),
  );
};

/** The first number that no match of the feed has, at or above `from`. */
export const nextFeedNumber = async (sql: Sql, feed: string, from: number): Promise<FeedMatchNumber> => {
  const [row] = await sql.query<{ highest: number | null }>(
    'SELECT max(feed_match_id) AS highest FROM match WHERE feed = $1',
    [feed],
  );
  return feedMatchNumber(Math.max(from, (row?.highest ?? 0) + 1));
};
