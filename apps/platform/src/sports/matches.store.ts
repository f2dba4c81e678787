import {
  instant,
  marketTypeId,
  oddsFromThousandths,
  outcomeKey,
  sportId,
  type Instant,
  type MainColumn,
  type MainOutcome,
  type Match,
  type MatchState,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { bestFirst, type Findable } from './best-first.ts';
import {
  feedMatchIdOf,
  gameIdOf,
  matchIdOf,
  outcomeIdOf,
  type CompetitionNumber,
  type FeedMatchNumber,
  type MatchNumber,
  type OutcomeNumber,
  type SportNumber,
} from './ids.ts';
import { IS_IN_PLAY } from './live/live-state.store.ts';
import { matchStateAt } from './match-state.ts';
import type { SearchWord } from './near-words.ts';
import { OFFERED_ODDS } from './suspensions.store.ts';
import { DERBY_COLUMNS, HOME_CATEGORY } from './top-rule.ts';

/** Filter of a list of matches. Absent fields do not filter. Only matches that can still be bet on are listed. */
export interface MatchQuery {
  readonly now: Instant;
  readonly isEsport?: boolean;
  readonly sportNumber?: SportNumber;
  readonly competitionNumber?: CompetitionNumber;
  readonly matchNumbers?: readonly MatchNumber[];
  /** Only those of Top (`top-rule.ts`). */
  readonly onlyTop?: boolean;
  /** Kick-off at or after `from`, and before `to`. */
  readonly from?: Instant;
  readonly to?: Instant;
  /** Words as made by `searchable`, each of which, or a similar one, must be found; or a game id. */
  readonly words?: readonly SearchWord[];
  /** Lists matches in play instead of those before kick-off. */
  readonly isInPlay?: boolean;
  readonly offset: number;
  readonly limit: number;
}

interface MatchRow {
  readonly match_id: MatchNumber;
  readonly feed_match_id: FeedMatchNumber;
  readonly game_id: number;
  readonly starts_at: string;
  readonly home_team: string;
  readonly away_team: string;
  readonly category: string;
  readonly competition_name: string;
  readonly sport_id: SportNumber;
  readonly extra_market_count: number;
}

interface MainOutcomeRow {
  readonly match_id: MatchNumber;
  readonly outcome_id: OutcomeNumber;
  readonly main_column: MainColumn;
  readonly market_type_id: string;
  readonly market_name: string;
  readonly outcome_key: string;
  readonly label: string;
  readonly odds: number | null;
}

/** A derby is in Top on the day it is played, in any league. */
const selectFrom = (matches: string, isListed: string): string => `
  SELECT match_id, feed_match_id, game_id, starts_at, home_team, away_team, category, competition.name AS competition_name, sport_id,
    extra_market_count
  FROM ${matches} JOIN competition USING (competition_id) JOIN sport USING (sport_id)
    CROSS JOIN LATERAL (SELECT
      date(starts_at AT TIME ZONE 'Africa/Nairobi') AS day,
      (competition.code, home_team, away_team) IN (SELECT * FROM unnest($12::text[], $13::text[], $14::text[])) AS is_derby) AS known
  WHERE ${isListed}
    AND ($2::boolean IS NULL OR is_esport = $2) AND ($3::bigint IS NULL OR sport_id = $3) AND ($4::bigint IS NULL OR competition_id = $4)
    AND ($5::boolean IS NULL OR is_top OR (is_derby AND day = date($1::timestamptz AT TIME ZONE 'Africa/Nairobi')))
    AND ($6::timestamptz IS NULL OR starts_at >= $6) AND ($7::timestamptz IS NULL OR starts_at < $7)
    AND ($8::text[] IS NULL OR search_text ~ ALL ($8) OR game_id::text = $9)
    AND ($16::bigint[] IS NULL OR match_id = ANY ($16))
  ORDER BY
    starts_at, CASE WHEN $5::boolean THEN CASE WHEN is_top AND category = $15::text THEN 0 WHEN is_derby THEN 1 ELSE 2 END END,
    competition.list_position, match_id
  OFFSET $10::integer LIMIT $11::integer`;

const LISTED = selectFrom('match', `status = 'open' AND starts_at > $1::timestamptz`);
const IN_PLAY = selectFrom(
  'match JOIN live_match USING (match_id)',
  `$1::timestamptz IS NOT NULL AND ${IS_IN_PLAY}`,
);

/** The matches that fit a filter, in the order of their start (D71), a search best first; each with the outcomes of its card. */
export const findMatches = async (sql: Sql, query: MatchQuery): Promise<readonly Match[]> => {
  const { words } = query;
  const found = await sql.query<MatchRow>(query.isInPlay === true ? IN_PLAY : LISTED, [
    query.now,
    query.isEsport ?? null,
    query.sportNumber ?? null,
    query.competitionNumber ?? null,
    query.onlyTop ?? null,
    query.from ?? null,
    query.to ?? null,
    words?.map((meant) => meant.join('|')) ?? null, // letters and digits only, so no pattern characters
    words?.map(([typed]) => typed).join(' ') ?? null,
    // The best matches are known only after ranking all that were found.
    words === undefined ? query.offset : 0,
    words === undefined ? query.limit : null,
    ...DERBY_COLUMNS,
    HOME_CATEGORY,
    query.matchNumbers ?? null,
  ]);
  const matches =
    words === undefined
      ? found
      : bestFirst(found, words, findableOf).slice(query.offset, query.offset + query.limit);
  const outcomes = await sql.query<MainOutcomeRow>(
    `SELECT match_id, outcome_id, main_column, market_type_id, market_name, outcome_key, label, ${OFFERED_ODDS} AS odds
     FROM outcome JOIN match USING (match_id) WHERE main_column IS NOT NULL AND match_id = ANY($1::bigint[])`,
    [matches.map((match) => match.match_id)],
  );
  const byMatch = Map.groupBy(outcomes, (outcome) => outcome.match_id);
  return matches.map((match) => matchOf(match, byMatch.get(match.match_id) ?? []));
};

/** The words by which matches that can be bet on are found. */
export const wordsOfOffer = async (
  sql: Sql,
  { now, isEsport }: { readonly now: Instant; readonly isEsport: boolean },
): Promise<readonly string[]> => {
  const found = await sql.query<{ word: string }>(
    `SELECT DISTINCT regexp_split_to_table(search_text, ' ') AS word FROM match JOIN competition USING (competition_id) JOIN sport USING (sport_id)
     WHERE status = 'open' AND starts_at > $1::timestamptz AND is_esport = $2`,
    [now, isEsport],
  );
  return found.map(({ word }) => word);
};

const findableOf = (row: MatchRow): Findable => ({
  gameId: String(row.game_id),
  homeTeam: row.home_team,
  awayTeam: row.away_team,
  category: row.category,
  competitionName: row.competition_name,
});

const matchOf = (row: MatchRow, outcomes: readonly MainOutcomeRow[]): Match => {
  const column = (name: MainColumn): MainOutcome | null => {
    const outcome = outcomes.find((one) => one.main_column === name);
    return outcome === undefined ? null : mainOutcomeOf(outcome);
  };
  return {
    id: matchIdOf(row.match_id),
    feedId: feedMatchIdOf(row.feed_match_id),
    gameId: gameIdOf(row.game_id),
    startsAt: instant(row.starts_at),
    homeTeam: row.home_team,
    awayTeam: row.away_team,
    category: row.category,
    competitionName: row.competition_name,
    extraMarketCount: row.extra_market_count,
    sportId: sportId(String(row.sport_id)),
    mainOutcomes: {
      home: column('home'),
      draw: column('draw'),
      away: column('away'),
      over25: column('over25'),
      under25: column('under25'),
      gg: column('gg'),
      ng: column('ng'),
    },
  };
};

const mainOutcomeOf = (row: MainOutcomeRow): MainOutcome => ({
  id: outcomeIdOf(row.outcome_id),
  key: outcomeKey(row.outcome_key),
  label: row.label,
  odds: row.odds === null ? null : oddsFromThousandths(row.odds),
  marketTypeId: marketTypeId(row.market_type_id),
  marketName: row.market_name,
});

/** States of these matches; unknown ones are left out. */
export const findStates = async (
  sql: Sql,
  matchNumbers: readonly MatchNumber[],
  now: Instant,
): Promise<ReadonlyMap<MatchNumber, MatchState>> => {
  const found = await sql.query<{ match_id: MatchNumber; state: MatchState }>(
    `SELECT match_id, ${matchStateAt('$2')} AS state FROM match WHERE match_id = ANY ($1::bigint[])`,
    [matchNumbers, now],
  );
  return new Map(found.map((row) => [row.match_id, row.state]));
};
