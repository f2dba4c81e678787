/**
 * A symbol of a strip: the paying ones from the rarest, the wild, and the scatter. Each reel set has its own pictures
 * for them.
 */
export type ReelSymbol = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'W' | 'S';

/** A line through the reels: the row it crosses on each, counted from the top. */
export type PayLine = readonly number[];

/** The pays of equal symbols from the left end of a line, by their count, in stakes of that line. */
export type SymbolPays = Readonly<Partial<Record<2 | 3 | 4 | 5, number>>>;

/** Free turns: a spin with enough scatters anywhere brings this many more turns. */
export interface FreeTurns {
  /** The number of scatters needed. */
  readonly from: number;
  readonly turns: number;
  /** The multiplier of every win in a free turn. Free turns bring no further ones. */
  readonly times: number;
}

/** A slot: its strips as its page shows them, its lines, and their pays. */
export interface ReelSet {
  /** Strips from the left. The first has no wild: a line's first symbol decides its kind. */
  readonly strips: readonly string[];
  readonly lines: readonly PayLine[];
  readonly pays: Readonly<Partial<Record<ReelSymbol, SymbolPays>>>;
  readonly freeTurns?: FreeTurns;
  /**
   * If two of this symbol are on the first line, they hold and the third reel turns once more. Two of it pay nothing
   * by themselves.
   */
  readonly holds?: ReelSymbol;
  /** The long-run return, in percent of stakes, to two decimals. A test counts it over all stops. */
  readonly returnPercent: number;
}

/** Places on a strip: a power of two, so that each is exactly equally likely. */
export const STOPS = 32;

/** The rows shown of each reel. */
export const ROWS = 3;

/** The line across the middle. */
export const MIDDLE: PayLine = [1, 1, 1];

/** Stands for every paying symbol. */
export const WILD: ReelSymbol = 'W';

/** Counts anywhere in the window. */
export const SCATTER: ReelSymbol = 'S';
