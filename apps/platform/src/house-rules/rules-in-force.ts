import {
  DEFAULT_LIMITS,
  kes,
  nairobiDayOf,
  parseKes,
  printLimits,
  readLimits,
  RULEBOOKS,
  taxRecordOn,
  type BetLimits,
  type Cents,
  type Instant,
  type Rulebook,
  type TaxRecord,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { rulesKept, type LimitSetting, type RulesKept } from './house-rules.store.ts';

/** The rules in force. */
export interface Rules {
  readonly limits: BetLimits;
  /** In order of the day each is in force from. */
  readonly taxRecords: readonly TaxRecord[];
}

/**
 * The rules now: the house's own numbers (R9-01), each replaced by what an operator set, and the tax records of the house's rulebook with
 * those an operator entered, the coming ones among them (D08, D94). Of a name given twice the last counts, and what cannot be read keeps the house's number, never "no limit" (D02).
 */
export const rulesInForce = async (sql: Sql, rulebook: Rulebook): Promise<Rules> =>
  rulesOf(await rulesKept(sql), rulebook);

/** Makes the same rules of settings and records that were read already. */
export const rulesOf = ({ settings, taxRecords }: RulesKept, rulebook: Rulebook): Rules => ({
  limits: limitsOf(settings),
  taxRecords: [...RULEBOOKS[rulebook], ...taxRecords].toSorted((left, right) =>
    left.effectiveFrom < right.effectiveFrom ? -1 : Number(left.effectiveFrom > right.effectiveFrom),
  ),
});

/** Reads the limits alone. */
export const currentLimits = async (sql: Sql): Promise<BetLimits> =>
  limitsOf((await rulesKept(sql)).settings);

/** The most that two operators may give a customer at once, if the setting `max_credit` is missing or unreadable (0106). */
export const MOST_CREDIT = kes(20_000);

/** Reads the most that two operators may give a customer at once. */
export const mostCredit = async (sql: Sql): Promise<Cents> => {
  const set = (await rulesKept(sql)).settings.find(({ name }) => name === 'max_credit');
  const read = parseKes(set?.limit ?? '');
  return read.ok ? read.value : MOST_CREDIT;
};

const limitsOf = (settings: readonly LimitSetting[]): BetLimits =>
  readLimits([...printLimits(DEFAULT_LIMITS), ...settings]);

/** Reads the taxes in force at a moment of the platform's clock. */
export const taxRecordAt = async (sql: Sql, rulebook: Rulebook, at: Instant): Promise<TaxRecord> =>
  taxRecordOn(nairobiDayOf(at), (await rulesInForce(sql, rulebook)).taxRecords);
