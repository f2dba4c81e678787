import type { FeedMatchId, GameId, MatchId, SportId } from '../brand.ts';
import type { Instant } from '../time/instant.ts';
import type { LiveState } from '../live/live.ts';
import type { MainOutcomes } from './main-outcomes.ts';
import type { Market } from './outcome.ts';

/** The fields of a match that every screen shows. */
export interface MatchHeader {
  /** The match. */
  readonly id: MatchId;
  /** The match in the feed. */
  readonly feedId: FeedMatchId;
  /** The start of the match. */
  readonly startsAt: Instant;
  /** The home side's name. */
  readonly homeTeam: string;
  /** The away side's name. */
  readonly awayTeam: string;
  /** The country or circuit the competition belongs to. */
  readonly category: string;
  /** The league or cup. */
  readonly competitionName: string;
}

/** A match in a list. */
export interface Match extends MatchHeader {
  /** The number printed on its card. */
  readonly gameId: GameId;
  /** The number of markets beyond those on the card. */
  readonly extraMarketCount: number;
  /** Its sport. */
  readonly sportId: SportId;
  /** The outcomes on the card. */
  readonly mainOutcomes: MainOutcomes;
  /** Its state in play, if it is being played and its list tells it. */
  readonly live?: LiveState;
}

/** A match in a list that is being played. */
export type LiveMatch = Match & { readonly live: LiveState };

/** The states of a match: it takes bets; takes none for a moment; waits for a new start; has begun; is over. */
export const MATCH_STATES = ['open', 'suspended', 'postponed', 'started', 'ended'] as const;

/** One of `MATCH_STATES`. */
export type MatchState = (typeof MATCH_STATES)[number];

/** A match with all its markets, 1x2 first. */
export interface MatchMarkets {
  /** The match. */
  readonly match: MatchHeader;
  /** Its state, as the house last told it; absent if the house tells none. */
  readonly state?: MatchState;
  /** The score at full time, as the house told it: '2:1'. */
  readonly score?: string;
  /** Its state in play, if it is being played and the house tells it. */
  readonly live?: LiveState;
  /** True if its picks can be combined now; absent if the house does not tell. */
  readonly takesCombinations?: boolean;
  /** The seconds that a bet on it waits while it is in play, the same for everybody. */
  readonly waitSeconds?: number;
  /** Its markets. */
  readonly markets: readonly Market[];
}
