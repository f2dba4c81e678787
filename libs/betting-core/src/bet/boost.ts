/** Where the booster stands for a slip (D02, D03). */
export interface BoostState {
  /** Whether there are enough counted picks. */
  readonly isBoosted: boolean;
  /** The picks at or above the booster's least price; every pick while the booster is off. */
  readonly counted: number;
  /** The counted picks still needed; null while the booster is off. */
  readonly needed: number | null;
  /** The multiplier in millionths, half up; 1,000,000 is no boost. For showing: the quote uses the exact one. */
  readonly multiplier: number;
  /** The next step that raises the multiplier: so many more counted picks, to this many millionths; null when there is none. */
  readonly nextBonusFor: { readonly picks: number; readonly multiplier: number } | null;
  /** The number in the prompt 'add matches to get a BONUS', or null when it is not shown (D03). */
  readonly prompt: number | null;
}
