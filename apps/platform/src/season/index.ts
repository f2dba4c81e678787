export { seasonClock, type SeasonClock } from './season-clock.ts';
export { startSeason, type Season, type SeasonOptions } from './start-season.ts';
export { seasonRoutes } from './routes.ts';
export { seasonFeed } from './season-feed.ts';
export { grade } from './grade.ts';
export { SPORTS } from './league.ts';
// Pricing: a match from the chances behind its main prices
export { fairChances } from './pricing/margin.ts';
export { fitGoalModel } from './pricing/fit-goal-model.ts';
export { atOdds, priceMatch, type MatchModel, type PricedOutcome } from './pricing/price-match.ts';
export { offeredOutcomes } from './season-offer.ts';
