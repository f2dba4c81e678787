import type { ProfileId } from '@kipenga/betting-core';
import type { Sql } from './sql.ts';

/** Rows of facts to lock. */
export interface FactsToHold {
  /** A SELECT of them `FOR SHARE`, in the order in which writers lock them; its first parameter is `$2`. */
  readonly rows: string;
  readonly values: readonly unknown[];
  /** The required number of rows; 0 if any number will do. */
  readonly count?: number;
}

/**
 * Locks rows that everybody reads until the transaction of a customer ends, so that nobody writes them meanwhile. The customer
 * must have a wallet.
 *
 * It is an UPDATE of the customer's wallet, which changes nothing if enough rows are found. On a Citus a plain SELECT FOR SHARE
 * locks the whole table twice, so that any two customers deadlock; inside a statement that writes a customer's rows it locks
 * only the rows, on that customer's machine, where writers lock them too.
 *
 * @returns false if fewer than `count` were found. The wallet is written then: the transaction has to be rolled back.
 */
export const holdFacts = async (
  sql: Sql,
  profileId: ProfileId,
  { rows, values, count = 0 }: FactsToHold,
): Promise<boolean> => {
  const fewer = await sql.query(
    `UPDATE wallet SET cash = cash WHERE profile_id = $1 AND (SELECT count(*) FROM (${rows}) AS held) < $${values.length + 2}::bigint RETURNING 1 AS one`,
    [profileId, ...values, count],
  );
  return fewer.length === 0;
};
