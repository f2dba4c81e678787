import {
  competitionId,
  sportId,
  type Competition,
  type Instant,
  type Sport,
  type SportKind,
  type SportNavigation,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { CompetitionNumber, SportNumber } from './ids.ts';

interface NavigationRow {
  readonly sport_id: SportNumber;
  readonly sport_name: string;
  readonly kind: SportKind;
  readonly competition_id: CompetitionNumber;
  readonly competition_name: string;
  readonly category: string;
  readonly is_top: boolean;
  readonly match_count: number;
}

/** The sports tree: sports and their competitions that have open matches, Kenya's first. */
export const sportsNavigation = async (
  sql: Sql,
  { isEsport, now }: { readonly isEsport: boolean; readonly now: Instant },
): Promise<readonly SportNavigation[]> => {
  const rows = await sql.query<NavigationRow>(
    `WITH open_match AS (
       SELECT competition_id, count(*) AS match_count FROM match WHERE status = 'open' AND starts_at > $1 GROUP BY competition_id)
     SELECT sport_id, sport.name AS sport_name, kind, competition_id, competition.name AS competition_name, category, is_top, match_count
     FROM open_match JOIN competition USING (competition_id) JOIN sport USING (sport_id)
     WHERE is_esport = $2 ORDER BY sport.list_position, competition.list_position, competition_id`,
    [now, isEsport],
  );
  return [...Map.groupBy(rows, (row) => row.sport_id).values()].flatMap((leagues) => {
    const [first] = leagues;
    if (first === undefined) return [];
    const competitions = (isTop: boolean): Competition[] =>
      leagues.filter((row) => row.is_top === isTop).map(competitionOf);
    return [
      { sport: sportOf(first), topCompetitions: competitions(true), otherCompetitions: competitions(false) },
    ];
  });
};

/** The sports that have a match to bet on, e-sports included, in the order they are shown. */
export const activeSports = async (sql: Sql, now: Instant): Promise<readonly Sport[]> =>
  (
    await sql.query<Pick<NavigationRow, 'sport_id' | 'sport_name' | 'kind'>>(
      `SELECT sport_id, name AS sport_name, kind FROM sport WHERE EXISTS (
         SELECT 1 FROM competition JOIN match USING (competition_id)
         WHERE competition.sport_id = sport.sport_id AND status = 'open' AND starts_at > $1)
       ORDER BY list_position`,
      [now],
    )
  ).map(sportOf);

const sportOf = (row: Pick<NavigationRow, 'sport_id' | 'sport_name' | 'kind'>): Sport => ({
  id: sportId(String(row.sport_id)),
  name: row.sport_name,
  kind: row.kind,
});

const competitionOf = (row: NavigationRow): Competition => ({
  id: competitionId(String(row.competition_id)),
  name: row.competition_name,
  category: row.category,
  sportId: sportId(String(row.sport_id)),
  matchCount: row.match_count,
});
