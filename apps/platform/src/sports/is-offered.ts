import type { Sql } from '../database/index.ts';
import { numberOf } from './ids.ts';

/** Ids in an address; null for those it does not contain. */
export interface NamedInAddress {
  readonly sport: string | null;
  readonly league: string | null;
  readonly match: string | null;
}

/** Is all of this known to the house, and the league one of the sport? Ids that are none of ours are not. */
export const isOffered = async (sql: Sql, { sport, league, match }: NamedInAddress): Promise<boolean> => {
  const asked = [sport, league, match];
  const numbers = asked.map((id) => (id === null ? null : numberOf(id)));
  if (numbers.some((number, at) => number === null && asked[at] !== null)) return false;
  const [row] = await sql.query<{ isKnown: boolean }>(
    `SELECT ($1::bigint IS NULL OR EXISTS (SELECT 1 FROM sport WHERE sport_id = $1))
       AND ($2::bigint IS NULL OR EXISTS (
         SELECT 1 FROM competition WHERE competition_id = $2 AND sport_id = coalesce($1, sport_id)))
       AND ($3::bigint IS NULL OR EXISTS (SELECT 1 FROM match WHERE match_id = $3)) AS "isKnown"`,
    numbers,
  );
  return row?.isKnown === true;
};
