export { liveBetJobs } from './judge-wait.ts';
export { firstBetIdAt, newBetId, newBetReference } from './bet-ids.ts';
export { combinationWords } from './combination.ts';
export { refused, type RefusedBet } from './refusals.ts';
export { answerFor } from './rejection-words.ts';
export { PLACE_BET, placeBet, type PlaceBetCommand } from './place-bet.ts';
export type { Bettor } from './find-disagreement.ts';
export { betHandlers } from './routes.ts';
export { openCounter } from './counter.ts';
