import type { Instant } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { feedMatchNumber, matchNumberOf, type FeedMatchNumber, type MatchNumber } from './ids.ts';
import type { OfferedMatch } from './offer.ts';
import { searchable } from './search-text.ts';
import { bumpVersion } from './version.store.ts';

/** A match a feed has named before. */
export interface KnownFixture {
  readonly feedNumber: FeedMatchNumber;
  readonly matchNumber: MatchNumber;
  readonly status: 'open' | 'suspended' | 'started' | 'finished' | 'void';
  readonly sport: string;
}

/** The match a feed calls by this name; null where it never named one so. */
export const knownFixture = async (
  sql: Sql,
  { feed, externalId }: Pick<OfferedMatch, 'feed' | 'externalId'>,
): Promise<KnownFixture | null> => {
  const [row] = await sql.query<KnownFixture>(
    `SELECT feed_match_id AS "feedNumber", match_id AS "matchNumber", status, sport.name AS sport
     FROM match JOIN competition USING (competition_id) JOIN sport USING (sport_id) WHERE feed = $1 AND external_id = $2`,
    [feed, externalId],
  );
  return row ?? null;
};

/** A number for a match that no other feed gives, and no other match. */
export const newFeedNumber = async (sql: Sql): Promise<FeedMatchNumber> => {
  const [row] = await sql.query<{ next: number }>(`SELECT nextval('feed_match_number') AS next`);
  return feedMatchNumber(row?.next ?? Number.NaN);
};

type MovedFixture = Pick<
  OfferedMatch,
  'feedNumber' | 'startsAt' | 'homeTeam' | 'awayTeam' | 'alsoFoundBy' | 'competitionNumber'
>;

/**
 * Moves a match without a result to another start, or mends its names. One that had begun by its old start takes bets again until the
 * new one, where that is ahead.
 */
export const moveFixture = async (sql: Sql, moved: MovedFixture, now: Instant): Promise<void> => {
  const [row] = await sql.query<{ match_id: MatchNumber }>(
    `SELECT match_id FROM match WHERE match_id = $1 AND status IN ('open', 'suspended', 'started')
       AND (starts_at, home_team, away_team, competition_id) IS DISTINCT FROM ($2::timestamptz, $3::text, $4::text, $5::bigint) FOR NO KEY UPDATE`,
    [
      matchNumberOf(moved.feedNumber),
      moved.startsAt,
      moved.homeTeam,
      moved.awayTeam,
      moved.competitionNumber,
    ],
  );
  if (row === undefined) return;
  await sql.query(
    `UPDATE match SET starts_at = $2, home_team = $3, away_team = $4, competition_id = $5, search_text = $6,
       status = CASE WHEN status = 'started' AND $2 > $7::timestamptz THEN 'open' ELSE status END, state_version = $8
     WHERE match_id = $1`,
    [
      row.match_id,
      moved.startsAt,
      moved.homeTeam,
      moved.awayTeam,
      moved.competitionNumber,
      searchable(`${moved.homeTeam} ${moved.awayTeam} ${moved.alsoFoundBy}`),
      now,
      await bumpVersion(sql, 'matches-came'),
    ],
  );
};
