export { holdPrices, pricesFor, type CurrentPrice } from './prices.store.ts';
export { isSilenceUnsaid, picksNow, type PickNow } from './pick-chances.store.ts';
export { FITTED, halvesFittedTo } from './fitted-match.ts';
export { picksFor, type CurrentPick, type NotCombined } from './combined-picks.ts';
export {
  factsVersion,
  markSettled,
  outcomeResults,
  owedSettlements,
  recordResult,
  startMatches,
  takeResultBack,
  type FactsVersion,
  type JudgedOutcome,
  type MatchEnding,
  type OwedSettlement,
} from './results.store.ts';
export { codedCompetition, competitionByCode } from './competition-by-code.store.ts';
export {
  isPutOff,
  WAS_TO_START,
  listOverdueResults,
  overdueResults,
  recordBegan,
  recordStart,
  toldStarts,
  type OverdueResult,
  type StartTold,
  type TellingOfBegin,
  type TellingOfStart,
} from './starts.store.ts';
export {
  fixtureNumbered,
  fixturesBetween,
  freeFixtureName,
  keepHouseWord,
  knownFixture,
  knownFixtures,
  matchesNamed,
  moveFixture,
  newFeedNumbers,
  type KnownFixture,
} from './fixture.store.ts';
export {
  ALL_BETTING,
  endSilence,
  houseSuspensions,
  IS_MATCH_SUSPENDED,
  liftCause,
  liftEach,
  liftEnded,
  liftMended,
  OFFERED_ODDS,
  suspend,
  suspendMarkets,
  suspendSilent,
  suspensionsOf,
  tellMatches,
  type MarketOfMatch,
  type Suspendable,
  type Suspension,
  type SuspensionCause,
  type SuspensionKey,
  type SuspensionShown,
} from './suspensions.store.ts';
export {
  endPriceLimit,
  hasMarket,
  keepPriceLimit,
  priceLimitsOn,
  type PriceLimit,
  type PricesHeld,
} from './price-limits.store.ts';
export { isHeld } from './is-held.ts';
export {
  keepMoves,
  movesOf,
  movesOn,
  type MovedPrices,
  type PriceMove,
  type PricesSaid,
} from './price-moves.store.ts';
export { believedPrices, believePrices, type BelievedPrice } from './feed-prices.store.ts';
export {
  addMarkets,
  changeMarkets,
  changePrices,
  offerMatches,
  saveCompetitions,
  saveSports,
} from './offer.store.ts';
export { lockMatches, takeWritersTurn } from './lock-matches.store.ts';
export type { NewPrice, OfferedCompetition, OfferedMatch, OfferedOutcome, OfferedSport } from './offer.ts';
export {
  competitionNumber,
  feedMatchIdOf,
  feedMatchNumber,
  matchNumberIn,
  matchNumberOf,
  numberOf,
  outcomeNumberOf,
  sportNumber,
  type CompetitionNumber,
  type FeedMatchNumber,
  type MatchNumber,
  type OutcomeNumber,
  type SportNumber,
} from './ids.ts';
export { offeredOutcomes } from './offered-outcomes.ts';
export { isStillBelieved, LONGEST_SILENCE_SECONDS } from './source-silence.ts';
export { SPORTS, type SportName } from './sports.ts';
export { changedSince, listVersion } from './version.store.ts';
export { savePastResults, type PastResult } from './past-results.store.ts';
export { TOP_LEAGUES } from './top-rule.ts';
export { isOffered } from './is-offered.ts';
export { findMatches, type MatchQuery } from './matches.store.ts';
export { markSuspended, playMatches, playStates, type Play } from './live/live-match.store.ts';
export { IS_IN_PLAY } from './live/live-state.store.ts';
export { fallOf, holdWaitedOn, msOf, seenNow, type SeenMatch, type Wait } from './live/waited-on.store.ts';
export { topMatches } from './list-matches.ts';
export { sportsHandlers } from './routes.ts';
export { changedMatches } from './stream/changed-matches.store.ts';
export { priceHub, type PriceHub } from './stream/price-hub.ts';
export { servePriceStream } from './stream/serve-price-stream.ts';
export { SPORTS_VERSION } from './stream/version-topic.ts';
export { searchable } from './search-text.ts';
