export { jackpotJobs } from './jackpot-jobs.ts';
export { releaseJackpotHolds } from './release-jackpot-holds.ts';
export { settleJackpotsOf, sweepJackpots, type JackpotCount } from './settle-jackpots-of.ts';
export { rollAllWaiting } from './roll-over.ts';
