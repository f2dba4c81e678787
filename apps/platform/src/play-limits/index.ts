export { playLimitHandlers } from './routes.ts';
export { limitWords } from './set-deposit-limit.ts';
export { depositLimitsOf, exclusionOf } from './what-holds.ts';
