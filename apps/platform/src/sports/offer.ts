import type { Instant, MainColumn, MarketTypeId, OutcomeKey, SportKind } from '@kipenga/betting-core';
import type { CompetitionNumber, FeedMatchNumber, OutcomeNumber, SportNumber } from './ids.ts';

/** A sport as a feed offers it. */
export interface OfferedSport {
  readonly sportNumber: SportNumber;
  readonly name: string;
  readonly kind: SportKind;
  readonly isEsport: boolean;
  readonly position: number;
}

export interface OfferedCompetition {
  readonly competitionNumber: CompetitionNumber;
  /** Stable short name, 'KE1'. */
  readonly code: string;
  readonly sportNumber: SportNumber;
  readonly category: string;
  readonly name: string;
  /** Shown among the top leagues, and in Highlights. */
  readonly isTop: boolean;
  readonly position: number;
}

/** One outcome as a feed offers it. Odds in whole thousandths; null is a missing price. */
export interface OfferedOutcome {
  /** Its place within the match, never changed: the outcome's id is made from it. */
  readonly slot: number;
  readonly marketTypeId: MarketTypeId;
  readonly marketName: string;
  readonly key: OutcomeKey;
  readonly label: string;
  readonly position: number;
  readonly column: MainColumn | null;
  readonly odds: number | null;
}

/** One match as a feed offers it. */
export interface OfferedMatch {
  readonly feed: string;
  /** The feed's id of the match; a second offer with the same id changes nothing. */
  readonly externalId: string;
  readonly feedNumber: FeedMatchNumber;
  readonly competitionNumber: CompetitionNumber;
  readonly startsAt: Instant;
  readonly homeTeam: string;
  readonly awayTeam: string;
  /** Words besides the teams by which search finds it. */
  readonly alsoFoundBy: string;
  readonly outcomes: readonly OfferedOutcome[];
}

/** A new price of one outcome; null removes the price. */
export interface NewPrice {
  readonly outcomeNumber: OutcomeNumber;
  readonly odds: number | null;
}
