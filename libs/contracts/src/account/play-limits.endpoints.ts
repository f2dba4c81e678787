export { getPlayLimits } from './get-play-limits.endpoint.ts';
export { setDepositLimit } from './set-deposit-limit.endpoint.ts';
export { setDayLimit } from './set-day-limit.endpoint.ts';
export { takeTimeOut } from './take-time-out.endpoint.ts';
export { excludeSelf } from './exclude-self.endpoint.ts';
export { getGamePlay } from './get-game-play.endpoint.ts';
export { answerRealityCheck } from './answer-reality-check.endpoint.ts';
