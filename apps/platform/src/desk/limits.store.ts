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
