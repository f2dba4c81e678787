import { nairobiDay, type Instant, type MatchId, type NairobiDay } from '@kipenga/betting-core';
import type { MatchForm, PastMatch } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { numberOf, type CompetitionNumber } from './ids.ts';

/** A result from a feed of a match that the house never offered. Teams have the same names as in the feed's offers. */
export interface PastResult {
  readonly competitionNumber: CompetitionNumber;
  readonly playedOn: NairobiDay;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly homeGoals: number;
  readonly awayGoals: number;
}

/** Stores past results; a known one is updated. Their competitions must exist. */
export const savePastResults = async (sql: Sql, results: readonly PastResult[]): Promise<void> => {
  const column = (cell: (result: PastResult) => unknown): unknown[] => results.map(cell);
  await sql.query(
    `INSERT INTO past_result (competition_id, played_on, home_team, away_team, home_goals, away_goals)
     SELECT * FROM unnest($1::bigint[], $2::date[], $3::text[], $4::text[], $5::integer[], $6::integer[])
     ON CONFLICT (competition_id, home_team, played_on, away_team)
     DO UPDATE SET home_goals = excluded.home_goals, away_goals = excluded.away_goals
     WHERE (past_result.home_goals, past_result.away_goals) IS DISTINCT FROM (excluded.home_goals, excluded.away_goals)`,
    [
      column((one) => one.competitionNumber),
      column((one) => one.playedOn),
      column((one) => one.homeTeam),
      column((one) => one.awayTeam),
      column((one) => one.homeGoals),
      column((one) => one.awayGoals),
    ],
  );
};

const FORM_LENGTH = 5;

interface FormRow {
  readonly side: 'home' | 'away';
  readonly played_on: string;
  readonly opponent: string;
  readonly is_at_home: boolean;
  readonly goals: number;
  readonly conceded: number;
}

/** Home and away matches of a side are looked up by separate indexes. */
const SELECT = `
  SELECT side, to_char(played_at AT TIME ZONE 'Africa/Nairobi', 'YYYY-MM-DD') AS played_on, opponent, is_at_home, goals, conceded
  FROM (SELECT competition_id, unnest(ARRAY['home', 'away']) AS side, unnest(ARRAY[home_team, away_team]) AS team
        FROM match WHERE match_id = $1) AS asked
    CROSS JOIN LATERAL (
      (SELECT starts_at AS played_at, away_team AS opponent, true AS is_at_home, full_time_home AS goals, full_time_away AS conceded
       FROM match WHERE competition_id = asked.competition_id AND home_team = team AND status = 'finished'
       ORDER BY starts_at DESC LIMIT ${FORM_LENGTH})
      UNION ALL
      (SELECT starts_at, home_team, false, full_time_away, full_time_home
       FROM match WHERE competition_id = asked.competition_id AND away_team = team AND status = 'finished'
       ORDER BY starts_at DESC LIMIT ${FORM_LENGTH})
      UNION ALL
      SELECT played_on::timestamp AT TIME ZONE 'Africa/Nairobi', away_team, true, home_goals, away_goals
      FROM past_result WHERE competition_id = asked.competition_id AND home_team = team
      UNION ALL
      SELECT played_on::timestamp AT TIME ZONE 'Africa/Nairobi', home_team, false, away_goals, home_goals
      FROM past_result WHERE competition_id = asked.competition_id AND away_team = team
      ORDER BY played_at DESC, opponent LIMIT ${FORM_LENGTH}) AS played
  ORDER BY played_at DESC, opponent`;

/**
 * Recent form of both sides in the match's competition: matches the house offered, and earlier known results. Empty if the match
 * is unknown.
 */
export const matchForm = async (sql: Sql, matchId: MatchId, now: Instant): Promise<MatchForm> => {
  const rows = await sql.query<FormRow>(SELECT, [numberOf(matchId)]);
  const of = (side: FormRow['side']): PastMatch[] =>
    rows
      .filter((row) => row.side === side)
      .map((row) => ({
        playedOn: nairobiDay(row.played_on),
        opponent: row.opponent,
        isAtHome: row.is_at_home,
        goals: row.goals,
        conceded: row.conceded,
      }));
  return { asOf: now, home: of('home'), away: of('away') };
};
