export {
  cashOutLimits,
  cashOutTerms,
  endCashOutLimit,
  keepCashOutLimit,
  marginOn,
  type CashOutLimit,
  type CashOutTerms,
} from './cash-out-limits.store.ts';
export {
  currentLimits,
  MOST_CREDIT,
  mostCredit,
  rulesInForce,
  rulesOf,
  taxRecordAt,
  type Rules,
} from './rules-in-force.ts';
export {
  keepBooster,
  keepSetting,
  datedLimits,
  enteredTaxRecords,
  keepDatedLimit,
  keepTaxRecord,
  stakesOf,
  withdrawDatedLimit,
  withdrawTaxRecord,
  type DatedLimit,
  RULES_COLUMNS,
  rulesKeptIn,
  type RulesKept,
} from './house-rules.store.ts';
export { limitHandlers, limitsVersion } from './routes.ts';
