import pg from 'pg';
import { columnTypes } from './column-parsers.ts';
import type { Database } from './sql.ts';
import { runTransaction } from './transaction.ts';

const SLOWEST_STATEMENT_MS = 30_000;
const IDLE_TRANSACTION_MS = 60_000;

/**
 * Opens a pool on a PostgreSQL, or an engine that speaks its protocol.
 * @param url postgres://user:password@host:port/database
 * @param connections the most connections kept open at once.
 */
export const connect = (url: string, { connections = 16 }: { connections?: number } = {}): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: columnTypes,
    application_name: `kipenga ${process.pid}`,
    statement_timeout: SLOWEST_STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    connectionTimeoutMillis: 30_000,
  });
  // An idle connection the server ended is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await pool.query(text, [...values])).rows as readonly Row[],
    transaction: (work) => runTransaction(pool, work),
    close: () => pool.end(),
  };
};
