import type { Sql } from '../src/database/index.ts';

/**
 * Sets a moment of rows back by seconds, as if they had passed since; below zero, forth. The moments are read first: a database that is spread
 * over machines reckons with none of its rows' moments while it writes.
 * @param moment Table and column: `payment.written_at`.
 * @param which Which rows of the table; `values` are its parameters.
 */
export const setBack = async (
  sql: Sql,
  moment: `${string}.${string}`,
  seconds: number,
  which = 'true',
  values: readonly unknown[] = [],
): Promise<void> => {
  const [table, column] = moment.split('.');
  const [then, earlier] = [`$${values.length + 1}`, `$${values.length + 2}`];
  // Those go first that lead: nothing is moved to a moment that is still to be moved.
  const moments = await sql.query<{ then: string; earlier: string }>(
    `SELECT DISTINCT ${column}::text AS then, (${column} - make_interval(secs => ${seconds}))::text AS earlier FROM ${table}
     WHERE ${column} IS NOT NULL AND ${which} ORDER BY earlier ${seconds < 0 ? 'DESC' : ''}`,
    values,
  );
  for (const one of moments)
    await sql.query(
      `UPDATE ${table} SET ${column} = ${earlier}::timestamptz WHERE ${column} = ${then}::timestamptz AND ${which}`,
      [...values, one.then, one.earlier],
    );
};
