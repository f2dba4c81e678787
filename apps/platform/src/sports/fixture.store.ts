import type { Instant } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { feedMatchNumber, matchNumberOf, type FeedMatchNumber, type MatchNumber } from './ids.ts';
import type { OfferedMatch } from './offer.ts';
import { searchable } from './search-text.ts';
import { tellStart } from './starts.store.ts';
import { bumpVersion } from './version.store.ts';

/** A match a feed has named before. */
export interface KnownFixture {
  readonly feedNumber: FeedMatchNumber;
  readonly matchNumber: MatchNumber;
  readonly status: 'open' | 'suspended' | 'postponed' | 'started' | 'finished' | 'void';
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
 * Moves a match to another start (`tellStart`), and mends its names while it has no result. One that had begun by its old start takes bets
 * again until the new one, where that is ahead.
 */
export const moveFixture = async (sql: Sql, moved: MovedFixture, now: Instant): Promise<void> => {
  const matchNumber = matchNumberOf(moved.feedNumber);
  await tellStart(sql, { matchNumber, startsAt: moved.startsAt, toldAt: now });
  const [row] = await sql.query<{ match_id: MatchNumber }>(
    `SELECT match_id FROM match WHERE match_id = $1 AND status NOT IN ('finished', 'void')
       AND (home_team, away_team, competition_id) IS DISTINCT FROM ($2::text, $3::text, $4::bigint) FOR NO KEY UPDATE`,
    [matchNumber, moved.homeTeam, moved.awayTeam, moved.competitionNumber],
  );
  if (row === undefined) return;
  await sql.query(
    `UPDATE match SET home_team = $2, away_team = $3, competition_id = $4, search_text = $5, state_version = $6 WHERE match_id = $1`,
    [
      row.match_id,
      moved.homeTeam,
      moved.awayTeam,
      moved.competitionNumber,
      searchable(`${moved.homeTeam} ${moved.awayTeam} ${moved.alsoFoundBy}`),
      await bumpVersion(sql, 'matches-came'),
    ],
  );
};
