export { newBetId, newBetReference } from './bet-ids.ts';
export { refused, type RefusedBet } from './refusals.ts';
export { PLACE_BET, placeBet, type PlaceBetCommand } from './place-bet.ts';
export type { Bettor } from './find-disagreement.ts';
export { settleMatchBets, type SettlementCount } from './settle-match.ts';
export { releasePayoutHolds } from './payout-holds.ts';
export { betJobs } from './bet-jobs.ts';
export { betHandlers } from './routes.ts';
