export { depositedBetJobs } from './after-deposit.ts';
export { intentOf } from './intent.ts';
export { confirmationHandlers } from './routes.ts';
