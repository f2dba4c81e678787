import type {
  AcceptableBet,
  BetLimits,
  Cents,
  MarketTypeId,
  MatchId,
  Odds,
  OutcomeId,
  OutcomeKey,
  TaxRecord,
} from '@kipenga/betting-core';

/** A pick by its market. */
export interface MarketOutcome {
  readonly marketTypeId: MarketTypeId;
  readonly outcomeKey: OutcomeKey;
}

/** A pick of a bet that would be taken; of a combination with its parts, and the price of every set of them. */
export interface PickToJudge extends MarketOutcome {
  readonly matchId: MatchId;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly parts?: readonly MarketOutcome[];
  readonly combined?:
    | { readonly ok: true; readonly value: { readonly partOdds: readonly Odds[] } }
    | { readonly ok: false };
}

/** A bet that would be taken, at its terms. */
export interface BetToJudge {
  readonly bet: AcceptableBet;
  readonly outcomes: ReadonlyMap<OutcomeId, PickToJudge>;
  readonly limits: BetLimits;
  readonly taxRecord: TaxRecord;
}

/** A limit that a bet would pass. */
export interface PayLimitPassed {
  readonly most: Cents;
  readonly match: { readonly home: string; readonly away: string };
}

/** Holds bets to what the house will pay on a match. */
export interface PayLimits {
  /** The first limit that a bet would exceed; null if there is none. */
  readonly passedBy: (asked: BetToJudge) => PayLimitPassed | null;
}
