import type {
  CompetitionId,
  FeedMatchId,
  GameId,
  MarketTypeId,
  MatchId,
  OutcomeId,
  OutcomeKey,
  SportId,
} from '../brand.ts';
import type { Odds } from '../odds/odds.ts';
import type { Instant } from '../time/instant.ts';
import type { MainOutcomes } from './main-outcomes.ts';

/** One way a market may end, with its price; no price shows a lock (R4-03). */
export interface Outcome {
  /** Its name inside the market: '1', 'over 2.5'. */
  readonly key: OutcomeKey;
  /** This outcome of this match. */
  readonly id: OutcomeId;
  /** How it is shown. */
  readonly label: string;
  /** Its price, or null while it is locked. */
  readonly odds: Odds | null;
}

/** A question about a match and its possible answers. */
export interface Market {
  /** Which kind of market it is. */
  readonly typeId: MarketTypeId;
  /** Its name, e.g. '1x2'. */
  readonly name: string;
  /** Its outcomes, in the order they are shown. */
  readonly outcomes: readonly Outcome[];
}

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
}

/** A match with all its markets, 1x2 first. */
export interface MatchMarkets {
  /** The match. */
  readonly match: MatchHeader;
  /** Its markets. */
  readonly markets: readonly Market[];
}

/** Whether a sport's matches can be drawn. */
export type SportKind = '3way' | '2way';

/** A sport. */
export interface Sport {
  /** The sport. */
  readonly id: SportId;
  /** Its name, e.g. 'Soccer'. */
  readonly name: string;
  /** Whether its matches can be drawn. */
  readonly kind: SportKind;
}

/** A league or cup in the sports tree. */
export interface Competition {
  /** The competition. */
  readonly id: CompetitionId;
  /** Its name. */
  readonly name: string;
  /** Its country or circuit. */
  readonly category: string;
  /** Its sport. */
  readonly sportId: SportId;
  /** How many open matches it has. */
  readonly matchCount: number;
}

/** One sport of the sports tree. */
export interface SportNavigation {
  /** The sport. */
  readonly sport: Sport;
  /** The competitions most people look for. */
  readonly topCompetitions: readonly Competition[];
  /** All others. */
  readonly otherCompetitions: readonly Competition[];
}
