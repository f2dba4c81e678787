/**
 * Something that can run one SQL statement: the pool itself, or one open transaction.
 * `bigint` arrives as a number (refused beyond 2^53), `timestamptz` as an Instant text in whole seconds
 * ("2026-11-21T12:00:00Z"), `date` as "YYYY-MM-DD", `numeric` as text, `jsonb` already parsed.
 */
export interface Sql {
  /**
   * @param options.isPrepared plans the statement once a connection, as those of a transaction always are.
   * @throws DatabaseUnavailable when the database cannot be reached.
   */
  query<Row>(
    text: string,
    values?: readonly unknown[],
    options?: { readonly isPrepared?: boolean },
  ): Promise<readonly Row[]>;
}

/** A database that also opens transactions. Closing waits for the connections in use. */
export interface Database extends Sql {
  /**
   * Runs `work` in one READ COMMITTED transaction and commits all of it or nothing. After a serialization
   * failure or a deadlock it runs `work` again, at most five times, so `work` must do nothing outside the
   * database.
   * @throws DatabaseUnavailable when the connection is lost. A COMMIT that was sent may then have been done,
   * or not.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
