import type { Instant, Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** Which of the names are known for a phone. */
export const selectKnown = async (
  sql: Sql,
  msisdn: Msisdn,
  names: readonly string[],
): Promise<readonly string[]> =>
  (
    await sql.query<{ asker: string }>(
      'SELECT asker FROM known_asker WHERE msisdn = $1 AND asker = ANY($2::text[])',
      [msisdn, names],
    )
  ).map(({ asker }) => asker);

/** All names that are known for a phone. */
export const selectAskers = async (sql: Sql, msisdn: Msisdn): Promise<readonly string[]> =>
  (await sql.query<{ asker: string }>('SELECT asker FROM known_asker WHERE msisdn = $1', [msisdn])).map(
    ({ asker }) => asker,
  );

export const upsertAsker = (sql: Sql, msisdn: Msisdn, names: readonly string[], at: Instant) =>
  sql.query(
    `INSERT INTO known_asker (msisdn, asker, proved_at) SELECT $1, name, $3 FROM unnest($2::text[]) AS name ORDER BY name
     ON CONFLICT (msisdn, asker) DO UPDATE SET proved_at = excluded.proved_at`,
    [msisdn, names, at],
  );

export const deleteAskersButNewest = (sql: Sql, msisdn: Msisdn, kept: number) =>
  sql.query(
    `DELETE FROM known_asker WHERE msisdn = $1 AND asker NOT IN
       (SELECT asker FROM known_asker WHERE msisdn = $1 ORDER BY proved_at DESC, asker LIMIT $2)`,
    [msisdn, kept],
  );

export const deleteAskers = (sql: Sql, msisdn: Msisdn) =>
  sql.query('DELETE FROM known_asker WHERE msisdn = $1', [msisdn]);
