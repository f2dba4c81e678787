export { playLimitHandlers } from './routes.ts';
export { depositLimitsOf, playLimitsOf } from './limits-in-force.ts';
export { dayLimitPassed } from './day-limits.ts';
export {
  playRejection,
  shutWords,
  standingOf,
  type AccountShut,
  type PlayRejection,
  type Standing,
} from './standing.ts';
export {
  classOf,
  deleteBlock,
  deleteClass,
  endStakeLimit,
  keepBlock,
  keepClass,
  keepStakeLimit,
  percentOfAll,
  stakeLimits,
  stakesAbove,
  type StakePercent,
} from './measures.store.ts';
export { measuresTold, mostStakeOf, namedLimits } from './measures.ts';
export { playOnWith, type GameStakeRejection } from './game-play.ts';
export { isRegistered, noteRegister } from './register.ts';
export { ownLimitJobs } from './own-limit.ts';
