export { currentLimits } from './current-limits.ts';
export { keepSetting, type LimitSetting } from './limits.store.ts';
export { limitHandlers } from './routes.ts';
