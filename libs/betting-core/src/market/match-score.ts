/** How a match ended, in goals, points or sets. */
export interface MatchScore {
  /** The home side's, at the end. */
  readonly home: number;
  /** The away side's, at the end. */
  readonly away: number;
  /** The home side's at half time; null where it is not known. */
  readonly halfHome: number | null;
  /** The away side's at half time; null where it is not known. */
  readonly halfAway: number | null;
}
