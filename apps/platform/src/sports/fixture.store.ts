import type { Instant } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { feedMatchNumber, matchNumberOf, type FeedMatchNumber, type MatchNumber } from './ids.ts';
import { takeWritersTurn } from './lock-matches.store.ts';
import type { OfferedMatch } from './offer.ts';
import { searchable } from './search-text.ts';
import { recordStart } from './starts.store.ts';
import { bumpVersion } from './version.store.ts';

/** A match a feed has named before. */
export interface KnownFixture {
  readonly feed: string;
  readonly externalId: string;
  readonly feedNumber: FeedMatchNumber;
  readonly matchNumber: MatchNumber;
  readonly status: 'open' | 'postponed' | 'started' | 'finished' | 'void';
  readonly sport: string;
  readonly startsAt: Instant;
  readonly homeTeam: string;
  readonly awayTeam: string;
  /** An operator said how it ended: no feed changes that until it is given back. */
  readonly isHouseWord: boolean;
}

const KNOWN = `SELECT feed, external_id AS "externalId", feed_match_id AS "feedNumber", match_id AS "matchNumber", status, sport.name AS sport, starts_at AS "startsAt",
    home_team AS "homeTeam", away_team AS "awayTeam", is_house_word AS "isHouseWord"
  FROM match JOIN competition USING (competition_id) JOIN sport USING (sport_id)`;

type FixtureName = Pick<OfferedMatch, 'feed' | 'externalId'>;

/** The match with this name at a feed; null if the feed never named one so. */
export const knownFixture = async (
  sql: Sql,
  { feed, externalId }: FixtureName,
): Promise<KnownFixture | null> => {
  const [row] = await sql.query<KnownFixture>(`${KNOWN} WHERE feed = $1 AND external_id = $2`, [
    feed,
    externalId,
  ]);
  return row ?? null;
};

/** A match by our own number; null if there is none. */
export const fixtureNumbered = async (sql: Sql, matchNumber: MatchNumber): Promise<KnownFixture | null> => {
  const [row] = await sql.query<KnownFixture>(`${KNOWN} WHERE match_id = $1`, [matchNumber]);
  return row ?? null;
};

/** The matches a feed calls by these names; names it never gave are left out. */
export const knownFixtures = (
  sql: Sql,
  feed: string,
  externalIds: readonly string[],
): Promise<readonly KnownFixture[]> =>
  sql.query<KnownFixture>(`${KNOWN} WHERE feed = $1 AND external_id = ANY($2::text[])`, [feed, externalIds]);

/** The matches of a feed that are not over and start between two times, by the newest told. */
export const fixturesBetween = (
  sql: Sql,
  feed: string,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<readonly KnownFixture[]> =>
  sql.query<KnownFixture>(
    `${KNOWN} WHERE status IN ('open', 'started') AND starts_at BETWEEN $2::timestamptz AND $3::timestamptz AND feed = $1 ORDER BY feed_match_id`,
    [feed, from, to],
  );

/**
 * Finds matches by the names people use: the game id on the card, or the source's name, 'acme/4711'. In the order of the names;
 * null if there is none, or a game id belongs to a finished match.
 */
export const matchesNamed = async (
  sql: Sql,
  names: readonly string[],
): Promise<readonly (FeedMatchNumber | null)[]> => {
  const found = await sql.query<{ number: FeedMatchNumber | null }>(
    `SELECT feed_match_id AS number FROM unnest($1::text[]) WITH ORDINALITY AS named (name, position)
       LEFT JOIN match ON feed || '/' || external_id = 'pushed/' || name OR (game_id::text = name AND status NOT IN ('finished', 'void'))
     ORDER BY position`,
    [names],
  );
  return found.map(({ number }) => number);
};

/** Frees the name by which a feed calls a match that is over: the next fixture of that name is another match. */
export const freeFixtureName = async (sql: Sql, feedNumber: FeedMatchNumber): Promise<void> => {
  await takeWritersTurn(sql);
  await sql.query(
    `UPDATE match SET external_id = external_id || ' was ' || feed_match_id WHERE feed_match_id = $1`,
    [feedNumber],
  );
};

/** Writes whether how a match ended is the house's word, or its feed's. It comes last: its match is locked by it, and outcomes are locked before (`lockMatches`). */
export const keepHouseWord = async (
  sql: Sql,
  feedNumber: FeedMatchNumber,
  isHouseWord: boolean,
): Promise<void> => {
  await sql.query('UPDATE match SET is_house_word = $2 WHERE feed_match_id = $1', [feedNumber, isHouseWord]);
};

/** Numbers for matches that no other feed gives, and no other match; ascending. */
export const newFeedNumbers = async (sql: Sql, count: number): Promise<readonly FeedMatchNumber[]> => {
  const rows = await sql.query<{ next: number }>(
    `SELECT nextval('feed_match_number') AS next FROM generate_series(1, $1) ORDER BY next`,
    [count],
  );
  return rows.map(({ next }) => feedMatchNumber(next));
};

type MovedFixture = Pick<
  OfferedMatch,
  'feedNumber' | 'homeTeam' | 'awayTeam' | 'alsoFoundBy' | 'competitionNumber'
> & {
  /** Null if it is postponed, and its new start is not known. */
  readonly startsAt: Instant | null;
};

/**
 * Moves a match to another start (`recordStart`), and mends its names while it has no result. One that had begun by its old start takes bets
 * again until the new one, where that is ahead.
 */
export const moveFixture = async (sql: Sql, moved: MovedFixture, now: Instant): Promise<void> => {
  const matchNumber = matchNumberOf(moved.feedNumber);
  await recordStart(sql, { matchNumber, startsAt: moved.startsAt, toldAt: now });
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
