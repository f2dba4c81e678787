import type { FeedMatchId, GameId, MatchId, SportId } from '../brand.ts';
import type { Instant } from '../time/instant.ts';
import type { LiveState } from '../live/live.ts';
import type { MainOutcomes } from './main-outcomes.ts';
import type { Market } from './outcome.ts';

/** What every screen that names a match needs of it. */
export interface MatchHeader {
  /** The match. */
  readonly id: MatchId;
  /** The match in the feed. */
  readonly feedId: FeedMatchId;
  /** When it starts. */
  readonly startsAt: Instant;
  /** Who plays at home. */
  readonly homeTeam: string;
  /** Who visits. */
  readonly awayTeam: string;
  /** The country or circuit the competition belongs to. */
  readonly category: string;
  /** The league or cup. */
  readonly competitionName: string;
}

/** A match as it stands in a list. */
export interface Match extends MatchHeader {
  /** The number printed on its card. */
  readonly gameId: GameId;
  /** How many markets there are beyond those on the card. */
  readonly extraMarketCount: number;
  /** Its sport. */
  readonly sportId: SportId;
  /** The outcomes on the card. */
  readonly mainOutcomes: MainOutcomes;
  /** How it stands, where it is being played and its list tells it. */
  readonly live?: LiveState;
}

/** A match that is being played, as it stands in a list. */
export type LiveMatch = Match & { readonly live: LiveState };

/** Where a match stands for who bets on it: it takes bets, takes none for a moment or until its new start is known, has begun, is over. */
export const MATCH_STATES = ['open', 'suspended', 'postponed', 'started', 'ended'] as const;

/** One of them. */
export type MatchState = (typeof MATCH_STATES)[number];

/** A match with all its markets, 1x2 first. */
export interface MatchMarkets {
  /** The match. */
  readonly match: MatchHeader;
  /** Where it stands, as the house last told it; absent where it tells nothing of that. */
  readonly state?: MatchState;
  /** The score at full time, as the house told it: '2:1'. */
  readonly score?: string;
  /** How it stands, where it is being played and the house has told it. */
  readonly live?: LiveState;
  /** Whether picks of it can be combined now (D101); absent where the house does not say. */
  readonly takesCombinations?: boolean;
  /** The seconds that a bet on it waits while it is in play, the same for everybody (D103). */
  readonly waitSeconds?: number;
  /** Its markets. */
  readonly markets: readonly Market[];
}
