export { seasonClock, type SeasonClock } from './season-clock.ts';
export { startSeason, type Season, type SeasonOptions } from './start-season.ts';
export { seasonRoutes } from './routes.ts';
export { seasonFeed } from './feed/season-feed.ts';
