/** A final score. Half-time goals are null where nobody wrote them down. */
export interface MatchScore {
  readonly home: number;
  readonly away: number;
  readonly halfHome: number | null;
  readonly halfAway: number | null;
}

/** How an outcome ended; open while the match has no result. */
export type GradedResult = 'open' | 'won' | 'lost' | 'void';

/** Judges one outcome by the score: the rule of its market, or void where the market is not known. */
export type Grade = (
  outcome: { readonly marketTypeId: string; readonly outcomeKey: string },
  score: MatchScore,
) => Exclude<GradedResult, 'open'>;
