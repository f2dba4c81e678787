import type { FeedMatchId, MarketTypeId, MatchId, OutcomeId, OutcomeKey } from '../brand.ts';
import type { Odds } from '../odds/odds.ts';
import type { Instant } from '../time/instant.ts';

/** An outcome that the customer chose, at the odds shown then. */
export interface Selection {
  /** The match. */
  readonly matchId: MatchId;
  /** The match in the feed. */
  readonly feedMatchId: FeedMatchId;
  /** The home side's name. */
  readonly homeTeam: string;
  /** The away side's name. */
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
  /** The start of the match, if it is known. */
  readonly startsAt?: Instant | null;
  /** The outcome's label as it was shown. */
  readonly label?: string;
}
