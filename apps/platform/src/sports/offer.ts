import type { Instant, MainColumn, SportKind } from '@kipenga/betting-core';

/** Numbers are those of the tables; a feed makes them, and they are digits on the wire. */
export interface OfferedSport {
  readonly sportNumber: number;
  readonly name: string;
  readonly kind: SportKind;
  readonly isEsport: boolean;
  readonly position: number;
}

export interface OfferedCompetition {
  readonly competitionNumber: number;
  /** Stable short name, 'KE1'. */
  readonly code: string;
  readonly sportNumber: number;
  readonly category: string;
  readonly name: string;
  /** Shown among the top leagues, and in Highlights. */
  readonly isTop: boolean;
  readonly position: number;
}

/** One outcome as a feed offers it. Odds in whole thousandths; null is a missing price. */
export interface OfferedOutcome {
  /** Its place within the match, for ever: the outcome's id is made from it. */
  readonly slot: number;
  readonly marketTypeId: string;
  readonly marketName: string;
  readonly key: string;
  readonly label: string;
  readonly position: number;
  readonly column: MainColumn | null;
  readonly odds: number | null;
}

/** One match as a feed offers it. */
export interface OfferedMatch {
  readonly feed: string;
  /** What the feed calls it; a second offer of the same name changes nothing. */
  readonly externalId: string;
  readonly feedNumber: number;
  readonly competitionNumber: number;
  readonly startsAt: Instant;
  readonly homeTeam: string;
  readonly awayTeam: string;
  /** Words besides the teams that search should find it by. */
  readonly alsoFoundBy: string;
  readonly outcomes: readonly OfferedOutcome[];
}

/** A new price of one outcome; null takes the price away. */
export interface NewPrice {
  readonly outcomeNumber: number;
  readonly odds: number | null;
}
