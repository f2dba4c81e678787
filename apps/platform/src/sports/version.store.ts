import type { ListVersion } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import type { MatchNumber } from './ids.ts';

/** The kind of a change to the public lists. */
type Change = 'matches-came' | 'matches-changed';

/**
 * Raises the version of the lists for a change that a public list shows, and returns it. Call it as the last lock of the
 * transaction that changed it: until that ends every other change waits.
 */
export const bumpVersion = async (sql: Sql, change: Change = 'matches-changed'): Promise<number> => {
  const [row] = await sql.query<{ version: number }>(
    `UPDATE sports_version SET version = version + 1, matches_version = CASE WHEN $1 THEN version + 1 ELSE matches_version END
     RETURNING version`,
    [change === 'matches-came'],
  );
  return row?.version ?? 0;
};

/** The current version of the lists. */
export const listVersionOf = async (sql: Sql): Promise<ListVersion> => {
  const [row] = await sql.query<{ version: number; matches_version: number }>(
    'SELECT version, matches_version FROM sports_version',
  );
  return { version: row?.version ?? 0, matchesVersion: row?.matches_version ?? 0 };
};

/** Grows with every change that a public list could show: a list made at this version is current while it stays. */
export const listVersion = async (sql: Sql): Promise<number> => (await listVersionOf(sql)).version;

/** Matches whose prices, status or score have changed since a version, in order. */
export const changedSince = async (sql: Sql, version: number): Promise<readonly MatchNumber[]> =>
  (
    await sql.query<{ match_id: MatchNumber }>(
      'SELECT match_id FROM match WHERE prices_version > $1 OR state_version > $1 ORDER BY match_id',
      [version],
    )
  ).map((row) => row.match_id);
