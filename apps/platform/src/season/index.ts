export { seasonClock, type SeasonClock } from './season-clock.ts';
export { operateSeason, type SeasonOperator } from './operate-season.ts';
export { seasonGateway } from './season-gateway.ts';
export { seasonRoutes } from './routes.ts';
export { seasonFeed } from './feed/season-feed.ts';
export { composeJackpots } from './jackpots/compose-jackpots.ts';
export { moveSeasonMatch } from './feed/postpone-matches.ts';
