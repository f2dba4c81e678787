import type {
  BetId,
  FeedMatchId,
  Instant,
  LegResult,
  MarketTypeId,
  Odds,
  OutcomeId,
  ProfileId,
  VoidReason,
} from '@kipenga/betting-core';

/** One leg of a bet as settling needs it. */
export interface LegToSettle {
  readonly profileId: ProfileId;
  readonly betId: BetId;
  readonly position: number;
  readonly feedMatchId: FeedMatchId;
  readonly marketTypeId: MarketTypeId;
  readonly outcomeId: OutcomeId;
  readonly odds: Odds;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly placedAt: Instant;
  /** The start its match had then. */
  readonly startsAt: Instant;
  readonly result: LegResult;
  readonly fullTimeScore: string | null;
  readonly winningOutcome: string | null;
  /** Null where its result decides. */
  readonly voidReason: VoidReason | null;
}
