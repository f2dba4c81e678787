export { playLimitHandlers } from './routes.ts';
export { barsOf, depositLimitsOf, exclusionOf, type Bars } from './limits-in-force.ts';
export { dayLimitPassed, leftTodayOf } from './left-today.ts';
export { keepGamePlay, playWithStake } from './game-play.ts';
export { ownLimitJobs } from './own-limit.ts';
