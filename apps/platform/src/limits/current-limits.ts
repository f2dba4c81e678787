import { DEFAULT_LIMITS, printLimits, readLimits, type BetLimits } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { settingsKept } from './limits.store.ts';

/**
 * The limits in force now: the house's own numbers (R9-01), each replaced by what an operator set. Of a name given twice the
 * last counts, and what cannot be read keeps the house's number, never "no limit" (D02).
 */
export const currentLimits = async (sql: Sql): Promise<BetLimits> =>
  readLimits([...printLimits(DEFAULT_LIMITS), ...(await settingsKept(sql))]);
