export { playLimitHandlers } from './routes.ts';
export { depositLimitsOf, playLimitsOf } from './limits-in-force.ts';
export { dayLimitPassed } from './day-limits.ts';
export { playRejection, standingOf, type PlayRejection, type Standing } from './standing.ts';
export { playOnWith, type GameStakeRejection } from './game-play.ts';
export { isRegistered, noteRegister } from './register.ts';
export { ownLimitJobs } from './own-limit.ts';
