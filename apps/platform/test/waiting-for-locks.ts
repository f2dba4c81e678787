import { inject, vi } from 'vitest';
import type { Sql } from '../src/database/index.ts';

/** A transaction of a Citus has a connection on each machine that it came to, all under one number: it may wait on any of them. */
const SESSIONS = {
  server: 'SELECT pid AS session, datname, wait_event_type, query FROM pg_stat_activity',
  citus: 'SELECT global_pid AS session, datname, wait_event_type, query FROM citus_stat_activity',
};

/**
 * The sessions of a database that wait for a lock of another, as `pg_terminate_backend` takes them.
 * @param like Only those with a statement like this, as LIKE has it.
 */
export const waitingForLocks = async (sql: Sql, like = '%'): Promise<readonly number[]> => {
  const found = await sql.query<{ session: number }>(
    `WITH sessions AS (${SESSIONS[inject('testServer').isSpread ? 'citus' : 'server']} WHERE datname = current_database())
     SELECT session FROM sessions GROUP BY session HAVING bool_or(wait_event_type = 'Lock') AND bool_or(query LIKE $1)`,
    [like],
  );
  return found.map(({ session }) => session);
};

/** Ends when so many sessions of a database wait for locks of others, or more; returns them. */
export const untilWaiting = (sql: Sql, atLeast = 1, like = '%'): Promise<readonly number[]> =>
  vi.waitUntil(
    async () => {
      const waiting = await waitingForLocks(sql, like);
      return waiting.length >= atLeast && waiting;
    },
    { interval: 10 },
  );
