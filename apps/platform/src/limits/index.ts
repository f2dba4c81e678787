export { currentLimits, rulesInForce, taxRecordAt, type Rules } from './rules-in-force.ts';
export { keepSetting, keepTaxRecord, type LimitSetting } from './limits.store.ts';
export { limitHandlers, limitsVersion } from './routes.ts';
