/** One of six symbols, from the rarest; each reel set has its own pictures for them. */
export type ReelSymbol = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/** A line through the three reels: which of the three rows shown it crosses on each, counted from the top. */
export type PayLine = readonly [number, number, number];

/** What equal symbols at the left end of a line pay, in stakes of that line. */
export interface SymbolPays {
  readonly three: number;
  readonly two?: number;
}

/** A slot: its strips as they stand on the page, its lines, and what they pay. */
export interface ReelSet {
  readonly strips: readonly [string, string, string];
  readonly lines: readonly PayLine[];
  readonly pays: Readonly<Record<ReelSymbol, SymbolPays>>;
  /** Of each 100 staked, how much comes back in the long run, to two decimals: counted over all stops by a test. */
  readonly returnPercent: number;
}

/** Places on a strip. A power of two: a digest's word stops on each with exactly the same chance. */
export const STOPS = 32;

/** How many rows of a reel are shown. */
export const ROWS = 3;

/** The line across the middle. */
export const MIDDLE: PayLine = [1, 1, 1];
