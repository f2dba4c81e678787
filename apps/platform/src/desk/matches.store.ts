import type { Cents, Instant } from '@kipenga/betting-core';
import type { DeskMatchRow } from '@kipenga/contracts/desk';
import type { Sql } from '../database/index.ts';
import {
  IS_MATCH_SUSPENDED,
  isHeld,
  OFFERED_ODDS,
  searchable,
  WAS_TO_START,
  type MatchNumber,
} from '../sports/index.ts';

export interface MatchRow extends DeskMatchRow {
  readonly feedNumber: number;
  readonly halfTime: string | null;
  readonly isBeingSettled: boolean;
}

const MATCH = `SELECT match_id::text AS "matchId", feed_match_id AS "feedNumber", game_id::text AS "gameId", feed, external_id AS "externalId",
    sport.name AS sport, competition.name AS competition, competition.code AS "competitionCode", home_team AS home, away_team AS away,
    starts_at AS "startsAt", ${WAS_TO_START} AS "wasToStartAt", status AS state, full_time_home || ':' || full_time_away AS score, half_time_home || ':' || half_time_away AS "halfTime",
    ${IS_MATCH_SUSPENDED} AS "isSuspended", is_house_word AS "isHouseWord", settled_version < result_version AS "isBeingSettled"
  FROM match JOIN competition USING (competition_id) JOIN sport USING (sport_id)`;

interface Asked {
  readonly find: string;
  readonly states: readonly string[];
  /** Those with these states, and those that were put off. */
  readonly orPutOff: boolean;
  /** Those that started before a moment alone. */
  readonly startedBefore: Instant | null;
  readonly isNewestFirst: boolean;
  readonly after: readonly [startsAt: string, matchId: string] | null;
  readonly most: number;
}

/** Matches by their start, as they are found. */
export const selectMatches = (
  sql: Sql,
  { find, states, orPutOff, startedBefore, isNewestFirst, after, most }: Asked,
): Promise<readonly MatchRow[]> => {
  const [beyond, order] = isNewestFirst ? ['<', 'DESC'] : ['>', 'ASC'];
  return sql.query<MatchRow>(
    `${MATCH} WHERE (status = ANY($1::text[]) OR ($8 AND status = 'open' AND ${WAS_TO_START} IS NOT NULL))
       AND ($2 = '' OR match.search_text LIKE ALL($3::text[]) OR game_id::text = $2 OR external_id = $2 OR feed || '/' || external_id = 'pushed/' || $2
         OR lower(competition.name) LIKE ALL($3::text[]) OR competition.code = $2)
       AND ($4::timestamptz IS NULL OR starts_at <= $4)
       AND ($5::timestamptz IS NULL OR (starts_at, match_id) ${beyond} ($5, $6::bigint))
     ORDER BY starts_at ${order}, match_id ${order} LIMIT $7`,
    [
      states,
      find,
      searchable(find)
        .split(' ')
        .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
      startedBefore,
      after?.[0] ?? null,
      after?.[1] ?? null,
      most,
      orPutOff,
    ],
  );
};

export const selectMatch = async (sql: Sql, matchNumber: MatchNumber): Promise<MatchRow | null> => {
  const [row] = await sql.query<MatchRow>(`${MATCH} WHERE match_id = $1`, [matchNumber]);
  return row ?? null;
};

export interface OutcomeOnBoard {
  readonly outcomeId: string;
  readonly market: string;
  readonly name: string;
  readonly key: string;
  readonly label: string;
  /** In thousandths, as offered. */
  readonly odds: number | null;
  /** The odds regardless of suspensions and limits of prices, in thousandths. */
  readonly believed: number | null;
  /** The odds are outside of the limits of prices. */
  readonly isHeld: boolean;
  readonly result: string;
}

export const outcomesOf = (sql: Sql, matchNumber: MatchNumber): Promise<readonly OutcomeOnBoard[]> =>
  sql.query<OutcomeOnBoard>(
    `SELECT outcome_id::text AS "outcomeId", market_type_id AS market, market_name AS name, outcome_key AS key, label, ${OFFERED_ODDS} AS odds, odds AS believed, ${isHeld('outcome.odds')} AS "isHeld", result
     FROM match JOIN outcome USING (match_id) WHERE match_id = $1 ORDER BY list_position, outcome_id`,
    [matchNumber],
  );

/** Open bets with a pick on each outcome of a match, over all customers; those that wait (D103) are among them. */
export const openStakes = (
  sql: Sql,
  feedNumber: number,
): Promise<
  readonly {
    readonly outcomeId: string;
    readonly bets: number;
    readonly waiting: number;
    readonly stake: Cents;
  }[]
> =>
  sql.query(
    `SELECT outcome_id AS "outcomeId", count(*)::int AS bets, (count(*) FILTER (WHERE status = 'waiting'))::int AS waiting, sum(stake - cashed_stake)::bigint AS stake
     FROM bet_leg JOIN bet USING (profile_id, bet_id) WHERE feed_match_id = $1 AND status IN ('open', 'waiting') GROUP BY outcome_id`,
    [String(feedNumber)],
  );

export interface SuspensionRow {
  readonly competition: string | null;
  readonly matchId: string | null;
  readonly sides: string | null;
  readonly market: string | null;
  readonly cause: string;
  readonly who: string;
  readonly why: string;
  readonly since: Instant;
  readonly until: Instant | null;
}

/** Suspensions that close a match: its own, its competition's, and those of all betting. */
export const suspensionsOn = (sql: Sql, matchNumber: MatchNumber): Promise<readonly SuspensionRow[]> =>
  sql.query<SuspensionRow>(
    `SELECT competition.code AS competition, suspension.match_id::text AS "matchId", home_team || ' v ' || away_team AS sides,
       market_type_id AS market, cause, who, why, since, until
     FROM match JOIN suspension ON suspension.match_id = match.match_id
         OR (suspension.match_id IS NULL AND (suspension.competition_id IS NULL OR suspension.competition_id = match.competition_id))
       LEFT JOIN competition ON competition.competition_id = suspension.competition_id
     WHERE match.match_id = $1 ORDER BY suspension_id`,
    [matchNumber],
  );

/** Acts of operators on a match, newest first. */
export const saidOfMatch = (sql: Sql, matchNumber: MatchNumber) =>
  sql.query<{
    readonly at: Instant;
    readonly operator: string;
    readonly act: string;
    readonly market: string | null;
    readonly detail: string | null;
  }>(
    `SELECT at, operator, act, market_type_id AS market, detail FROM house_act WHERE match_id = $1 ORDER BY act_id DESC LIMIT 50`,
    [matchNumber],
  );

export const feedSources = (sql: Sql) =>
  sql.query<{ readonly source: string; readonly heardAt: Instant; readonly isSilent: boolean }>(
    'SELECT source, heard_at AS "heardAt", is_silent AS "isSilent" FROM feed_source ORDER BY source LIMIT 100',
  );
