export { playLimitHandlers } from './routes.ts';
export { depositLimitsOf, exclusionOf } from './limits-in-force.ts';
