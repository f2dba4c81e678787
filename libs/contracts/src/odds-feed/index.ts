export {
  readFeedEvent,
  type FeedEvent,
  type FixtureEvent,
  type HeartbeatEvent,
  type PricesEvent,
  type ResultEvent,
  type VoidEvent,
} from './odds-feed.wire.ts';
