// The goal model, and the chances of every score
export { chanceWhere, SCORES, scoreMatrix, type GoalModel, type ScoreMatrix } from './score-matrix.ts';
export { FIRST_HALF_GOALS, halvesMatrix, scoresByHalves, type HalvesMatrix } from './halves.ts';
export { chanceOf, type JointChances } from './chance-of.ts';

// From prices to the model
export { FIT_TOLERANCE, fitGoalModel, type FairChances, type NoModel } from './fit-goal-model.ts';
export { fitMatch, type FitRefusal, type FittedMatch, type MarketPrices } from './fit-match.ts';

// From the model to prices
export {
  atOdds,
  marketsOf,
  matchMatrix,
  priceMatch,
  type MatchModel,
  type PricedOutcome,
} from './price-match.ts';
export { inPlayMatrix, playedShare, priceInPlay, type InPlayMoment } from './in-play.ts';
export { HIGHEST_ODDS, marginOf, oddsFromChance, quotedChances } from './margin.ts';

// Picks of one match together
export {
  COMBINATION_PARTS,
  checkCombination,
  combinationWays,
  mixedHalves,
  priceCombination,
  type CombinationPart,
  type CombinationRefusal,
  type PricedCombination,
} from './combination.ts';
