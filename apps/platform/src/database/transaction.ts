import type { Pool, PoolClient } from 'pg';
import { DatabaseUnavailable, orUnavailable } from './database-unavailable.ts';
import type { Sql } from './sql.ts';

const MOST_ATTEMPTS = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** True if another transaction was in the way, so that the same work may succeed now. */
export const isWorthRetrying = (error: unknown): boolean =>
  [SERIALIZATION_FAILURE, DEADLOCK].includes(String(codeOf(error)));

/** True if another transaction made the same thing at the same moment: its catalogue row, its table or the table's type already exists. */
export const isMadeAlready = (error: unknown): boolean =>
  ['23505', '42P07', '42710'].includes(String(codeOf(error)));

/** True if a unique index refused a row. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** True if a statement names a table, a column or a function that this database does not have. */
export const isOfOtherSchema = (error: unknown): boolean =>
  ['42P01', '42703', '42883'].includes(String(codeOf(error)));

/** True if a lock was not obtained within lock_timeout. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** SQLSTATEs: a statement or an idle transaction took too long; the server was out of memory, disk or locks. */
const SERVER_WAS_BUSY = /^(57014|25P03|53...)$/;

/** True if nothing is wrong with the work itself: others held locks it needs, or the server was overloaded. */
export const isInTheWay = (error: unknown): boolean =>
  isWorthRetrying(error) || isLockTimeout(error) || SERVER_WAS_BUSY.test(String(codeOf(error)));

const pause = (attempt: number): Promise<void> =>
  // Jitter, so that two transactions that collided do not collide again.
  new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));

const names = new Map<string, string>();

/** One name per statement text, and so one plan per connection: the server parses a statement once, not at every bet. */
export const nameOf = (text: string): string => {
  const name = names.get(text) ?? `kipenga_${names.size + 1}`;
  names.set(text, name);
  return name;
};

/** Holds statements back for a turn, so that those issued together leave in one write. */
const holdUntilTurn = ({ connection: { stream } }: PoolClient): void => {
  stream.cork();
  process.nextTick(() => stream.uncork());
};

/** A text without parameters may contain several statements, which cannot be prepared: migrations do. */
const sqlOf = (client: PoolClient, isOver: () => boolean): Sql => ({
  query: async <Row>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> => {
    // It would be executed, and committed, outside the transaction.
    if (isOver()) throw new Error('a statement came when its transaction was over');
    const named = values.length === 0 ? { text } : { name: nameOf(text), text, values: [...values] };
    holdUntilTurn(client);
    return (await orUnavailable(client.query(named))).rows as readonly Row[];
  },
});

const attemptOnce = async <T>(pool: Pool, work: (sql: Sql) => Promise<T>): Promise<T> => {
  const client = await orUnavailable(pool.connect());
  let broken: Error | undefined;
  let isOver = false;
  try {
    await orUnavailable(client.query('BEGIN'));
    const value = await work(sqlOf(client, () => isOver));
    isOver = true;
    const { command } = await orUnavailable(client.query('COMMIT'));
    // The server answers COMMIT with ROLLBACK if a statement failed and the work went on all the same.
    if (command === 'ROLLBACK')
      throw new Error('the work went on after a statement that failed: nothing of it was kept');
    return value;
  } catch (error) {
    isOver = true;
    // A lost connection must not return to the pool; the server ends its transaction with it.
    if (error instanceof DatabaseUnavailable) broken = error;
    else
      await client.query('ROLLBACK').catch((lost: unknown) => {
        broken = lost instanceof Error ? lost : new Error('the connection was lost');
      });
    throw error;
  } finally {
    client.release(broken);
  }
};

/**
 * Runs `work` in a transaction, and again after a deadlock or serialization failure; see {@link Sql}. Never retries after a lost
 * connection: its COMMIT may have taken effect.
 */
export const runTransaction = async <T>(pool: Pool, work: (sql: Sql) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(pool, work);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isWorthRetrying(error)) throw error;
      await pause(attempt);
    }
  }
};
