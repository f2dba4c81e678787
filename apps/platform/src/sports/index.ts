export { pricesFor, type CurrentPrice } from './prices.store.ts';
export {
  markSettled,
  outcomeResults,
  owedSettlements,
  recordResult,
  startMatches,
  type OutcomeResult,
  type OwedSettlement,
} from './results.store.ts';
export type { Grade, GradedResult, MatchScore } from './results.ts';
export { changePrices, offerMatches, saveCompetitions, saveSports } from './offer.store.ts';
export type { NewPrice, OfferedCompetition, OfferedMatch, OfferedOutcome, OfferedSport } from './offer.ts';
export { feedMatchIdOf, matchNumberOf, numberOf, outcomeNumberOf } from './ids.ts';
export { listVersion } from './version.store.ts';
export { isOffered } from './is-offered.ts';
export { findMatches, type MatchQuery } from './matches.store.ts';
export { sportsHandlers } from './routes.ts';
export type { OddsFeed } from './odds-feed.ts';
