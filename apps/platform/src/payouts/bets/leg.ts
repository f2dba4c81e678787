import type {
  BetId,
  FeedMatchId,
  Instant,
  LegResult,
  MarketPick,
  MarketTypeId,
  Odds,
  OutcomeId,
  ProfileId,
  VoidReason,
} from '@kipenga/betting-core';

/** One pick of a leg that is a combination. */
export interface PartToSettle {
  readonly outcomeId: OutcomeId;
  readonly marketTypeId: MarketTypeId;
  readonly winningOutcome: string | null;
}

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
  /** The start of its match at that time. */
  readonly startsAt: Instant;
  readonly result: LegResult;
  readonly fullTimeScore: string | null;
  readonly winningOutcome: string | null;
  /** Null if its result decides. */
  readonly voidReason: VoidReason | null;
  /** For a combination (D101): the result of each of its picks, and the price of every set of them at placing. */
  readonly parts?: readonly LegResult[];
  readonly partOdds?: readonly Odds[];
  /** Its picks, in that order. */
  readonly partPicks?: readonly PartToSettle[];
}

/** The picks of a leg by their markets. */
export const picksOf = (leg: LegToSettle): readonly MarketPick[] =>
  leg.partPicks?.map((part) => ({ ...part, feedMatchId: leg.feedMatchId })) ?? [leg];

/** The stored results of the legs' parts: JSON for a combination, null for any other leg. */
export const partResultsOf = (legs: readonly LegToSettle[]): readonly (string | null)[] =>
  legs.map(({ parts, partPicks }) =>
    parts
      ? JSON.stringify(
          parts.map((result, at) => ({ result, winningOutcome: partPicks?.[at]?.winningOutcome ?? null })),
        )
      : null,
  );
