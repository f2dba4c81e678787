// From what it is expected to be to the price of every outcome
export {
  atOdds,
  marketsOf,
  matchMatrix,
  priceMatch,
  type MatchModel,
  type PricedOutcome,
} from './price-match.ts';
export { offeredOutcomes } from './offered-outcomes.ts';
// The score matrix itself, for drawing a result from it
export { SCORES, type GoalModel } from './score-matrix.ts';
export { THINNED } from './half-time.ts';
// What a feed may say without being asked again
export { isBookUnderOne, isJump, isStillBelieved, LONGEST_SILENCE_SECONDS } from './price-guards.ts';
export { isSameMatch, sidesNow, type Sides } from './fixture-guards.ts';
