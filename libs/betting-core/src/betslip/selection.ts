import type { FeedMatchId, MarketTypeId, MatchId, OutcomeId, OutcomeKey } from '../brand.ts';
import type { Odds } from '../odds/odds.ts';
import type { Instant } from '../time/instant.ts';

/** An outcome the customer chose, at the odds then shown. */
export interface Selection {
  /** The match. */
  readonly matchId: MatchId;
  /** The match in the feed. */
  readonly feedMatchId: FeedMatchId;
  /** Who plays at home. */
  readonly homeTeam: string;
  /** Who visits. */
  readonly awayTeam: string;
  /** The market's name. */
  readonly marketName: string;
  /** The price shown when it was chosen. */
  readonly odds: Odds;
  /** The outcome inside its market. */
  readonly outcomeKey: OutcomeKey;
  /** The kind of market. */
  readonly marketTypeId: MarketTypeId;
  /** This outcome of this match. */
  readonly outcomeId: OutcomeId;
  /** When the match starts, where it is known. */
  readonly startsAt?: Instant | null;
  /** How the outcome was shown. */
  readonly label?: string;
}
