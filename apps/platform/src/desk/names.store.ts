import type { Sql } from '../database/index.ts';
import { matchNumberIn } from '../sports/index.ts';

interface WithArgs {
  readonly args: Readonly<Record<string, unknown>>;
}

/** Readable names of an act's match and customer. The journal stores ids only. */
export interface Named {
  /** 'Gor Mahia v AFC Leopards' */
  readonly sides?: string;
  readonly phone?: string;
}

const SIDES = `SELECT match_id::text AS id, home_team || ' v ' || away_team AS name FROM match WHERE match_id = ANY($1::bigint[])`;
const PHONES = 'SELECT profile_id AS id, msisdn AS name FROM customer WHERE profile_id = ANY($1::text[])';

const namesBy = async (
  sql: Sql,
  statement: string,
  ids: readonly unknown[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await sql.query<{ id: string; name: string }>(statement, [[...new Set(ids)]]);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Adds to acts the names of their match and customer. */
export const withNames = async <Row extends WithArgs>(
  sql: Sql,
  rows: readonly Row[],
): Promise<readonly (Row & Named)[]> => {
  const told = (field: string) =>
    rows.map(({ args }) => args[field]).filter((id): id is string => typeof id === 'string');
  const sidesOf = await namesBy(
    sql,
    SIDES,
    told('match_id').flatMap((id) => matchNumberIn(id) ?? []),
  );
  const phoneOf = await namesBy(sql, PHONES, told('profile_id'));
  return rows.map((row) => {
    const sides = sidesOf.get(String(row.args['match_id']));
    const phone = phoneOf.get(String(row.args['profile_id']));
    return { ...row, ...(sides !== undefined && { sides }), ...(phone !== undefined && { phone }) };
  });
};
