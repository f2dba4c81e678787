import type { ProfileId } from '@kipenga/betting-core';
import type { Sql } from './sql.ts';

/** Rows of facts to hold. */
export interface FactsToHold {
  /** A SELECT of them `FOR SHARE`, in the order in which whoever writes them locks them; its first value is `$2`. */
  readonly rows: string;
  readonly values: readonly unknown[];
  /** How many there must be; 0 where any number will do. */
  readonly count?: number;
}

/**
 * Holds rows that everybody reads until the transaction of a customer who has a wallet ends: nobody writes them meanwhile.
 *
 * It is an UPDATE of the customer's wallet that changes nothing where enough rows are held. A Citus locks the whole table twice for whoever
 * selects of it FOR SHARE by itself, so that any two customers kill each other; within a statement that writes rows of a customer it locks
 * the rows alone, on that customer's machine, and whoever writes them writes them there too.
 *
 * @returns false where fewer than `count` were found. The wallet is written then: the transaction is to be given up.
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
