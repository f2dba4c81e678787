import {
  DEFAULT_LIMITS,
  nairobiDayOf,
  printLimits,
  readLimits,
  TAX_RECORDS,
  taxRecordOn,
  type BetLimits,
  type Instant,
  type TaxRecord,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { rulesKept } from './limits.store.ts';

/** What the house goes by. */
export interface Rules {
  readonly limits: BetLimits;
  /** In order of the day each is in force from. */
  readonly taxRecords: readonly TaxRecord[];
}

/**
 * The rules now: the house's own numbers (R9-01), each replaced by what an operator set, and the tax records, the coming ones
 * among them (D08). Of a name given twice the last counts, and what cannot be read keeps the house's number, never "no limit" (D02).
 */
export const rulesInForce = async (sql: Sql): Promise<Rules> => {
  const { settings, taxRecords } = await rulesKept(sql);
  return {
    limits: readLimits([...printLimits(DEFAULT_LIMITS), ...settings]),
    taxRecords: [...TAX_RECORDS, ...taxRecords].toSorted((left, right) =>
      left.effectiveFrom < right.effectiveFrom ? -1 : Number(left.effectiveFrom > right.effectiveFrom),
    ),
  };
};

/** The limits alone. */
export const currentLimits = async (sql: Sql): Promise<BetLimits> => (await rulesInForce(sql)).limits;

/** The taxes in force at a moment of the platform's clock. */
export const taxRecordAt = async (sql: Sql, at: Instant): Promise<TaxRecord> =>
  taxRecordOn(nairobiDayOf(at), (await rulesInForce(sql)).taxRecords);
