import type { DeskPriceLimitRow } from '@kipenga/contracts/desk';
import type { Sql } from '../database/index.ts';

/** Sides of these matches and codes of these competitions, by id. */
export const namesOfParts = async (
  sql: Sql,
  {
    matches,
    competitions,
  }: { readonly matches: readonly number[]; readonly competitions: readonly number[] },
) => {
  const sides = await sql.query<{ id: number; sides: string }>(
    `SELECT match_id AS id, home_team || ' v ' || away_team AS sides FROM match WHERE match_id = ANY($1::bigint[])`,
    [matches],
  );
  const codes = await sql.query<{ id: number; code: string }>(
    'SELECT competition_id AS id, code FROM competition WHERE competition_id = ANY($1::bigint[])',
    [competitions],
  );
  return {
    sidesOf: new Map(sides.map((one) => [one.id, one.sides])),
    codeOf: new Map(codes.map((one) => [one.id, one.code])),
  };
};

/** Limits of the prices of matches that are not over, the newest first. */
export const openPriceLimits = (sql: Sql): Promise<readonly DeskPriceLimitRow[]> =>
  sql.query<DeskPriceLimitRow>(
    `SELECT match_id::text AS "matchId", home_team || ' v ' || away_team AS sides, market_type_id AS market, least::float8 / 1000 AS least,
       most::float8 / 1000 AS most, who, why, since
     FROM price_limit JOIN match USING (match_id) WHERE status NOT IN ('finished', 'void') ORDER BY since DESC, price_limit_id DESC LIMIT 1000`,
  );
