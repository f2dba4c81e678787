/** The score of a match, in goals, points or sets. */
export interface MatchScore {
  /** The home side's score at the end. */
  readonly home: number;
  /** The away side's score at the end. */
  readonly away: number;
  /** The home side's score at half time; null if it is not known. */
  readonly halfHome: number | null;
  /** The away side's score at half time; null if it is not known. */
  readonly halfAway: number | null;
}
