export { playLimitHandlers } from './routes.ts';
export { depositLimitsOf, exclusionOf } from './what-holds.ts';
