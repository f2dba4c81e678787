export { currentLimits, rulesInForce, taxRecordAt, type Rules } from './rules-in-force.ts';
export { keepSetting, keepTaxRecord } from './limits.store.ts';
export { limitHandlers, limitsVersion } from './routes.ts';
