import pg from 'pg';
import { columnTypes } from './column-parsers.ts';
import { orUnavailable } from './database-unavailable.ts';
import type { Database } from './sql.ts';
import { nameOf, runTransaction } from './transaction.ts';

const SLOWEST_STATEMENT_MS = 30_000;
/** A server that stays silent this long after a statement's timeout is given up: the machine or the connection is gone. */
const SILENCE_MS = 5_000;
const IDLE_TRANSACTION_MS = 60_000;

export interface ConnectOptions {
  /** The maximum number of open connections. */
  readonly connections?: number;
  /** The server ends a statement that takes longer. */
  readonly slowestStatementMs?: number;
  /** Hears the notices of the server, in the order of the statements. */
  readonly onNotice?: (text: string) => void;
}

/**
 * Opens a pool on a PostgreSQL, or an engine with its protocol. Connects on first use. The next query replaces a connection that
 * was lost, idle or in use.
 * @param url postgres://user:password@host:port/database
 */
export const connect = (
  url: string,
  { connections = 16, slowestStatementMs = SLOWEST_STATEMENT_MS, onNotice }: ConnectOptions = {},
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: columnTypes,
    application_name: `kipenga ${process.pid}`,
    statement_timeout: slowestStatementMs,
    query_timeout: slowestStatementMs + SILENCE_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    connectionTimeoutMillis: 30_000,
    keepAlive: true,
    // Statements sent together do not wait for each other's answers.
    pipeline: true,
  });
  // A connection can be lost while idle. Without a listener that error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (onNotice) pool.on('connect', (client) => client.on('notice', ({ message }) => onNotice(message ?? '')));
  pool.on('error', () => undefined);
  return {
    query: async <Row>(text: string, values: readonly unknown[] = [], { isPrepared = false } = {}) =>
      (
        await orUnavailable(
          pool.query({ text, values: [...values], ...(isPrepared && { name: nameOf(text) }) }),
        )
      ).rows as readonly Row[],
    transaction: (work) => runTransaction(pool, work),
    close: () => pool.end(),
  };
};
