export { currentLimits } from './current-limits.ts';
export { keepSetting, settingsVersion as limitsVersion, type LimitSetting } from './limits.store.ts';
export { limitHandlers } from './routes.ts';
