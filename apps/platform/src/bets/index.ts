export { placeBet, type PlaceBetCommand } from './place-bet.ts';
export type { Bettor } from './find-disagreement.ts';
export { settleMatchBets, type SettlementCount } from './settle-match.ts';
export { releasePayoutHolds } from './payout-holds.ts';
export { betJobs } from './bet-jobs.ts';
export { intentOf } from './intent.ts';
export { betDetail, betHistory, type HistoryStart } from './bet-history.ts';
export { betHandlers } from './routes.ts';
export { depositedBetJobs, placeBetAfterDeposit, type PaidBet } from './bet-after-deposit.ts';
