/** A symbol of a strip: those that pay from the rarest, the wild one, and the scatter. Each reel set has its own pictures for them. */
export type ReelSymbol = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'W' | 'S';

/** A line through the reels: which of the three rows shown it crosses on each, counted from the top. */
export type PayLine = readonly number[];

/** What so many equal symbols from the left end of a line pay, in stakes of that line. */
export type SymbolPays = Readonly<Partial<Record<2 | 3 | 4 | 5, number>>>;

/** Free turns: a spin that shows enough scatters, wherever they stand, turns so often again. */
export interface FreeTurns {
  /** How many scatters it takes. */
  readonly from: number;
  readonly turns: number;
  /** What every win of a free turn is multiplied by. They bring no free turns themselves. */
  readonly times: number;
}

/** A slot: its strips as they stand on the page, its lines, and what they pay. */
export interface ReelSet {
  /** From the left. The first has no wild: a line is of the symbol that it begins with. */
  readonly strips: readonly string[];
  readonly lines: readonly PayLine[];
  readonly pays: Readonly<Partial<Record<ReelSymbol, SymbolPays>>>;
  readonly freeTurns?: FreeTurns;
  /** Two of this symbol on the first line hold, and the third reel turns once more. Two of it pay nothing by themselves. */
  readonly holds?: ReelSymbol;
  /** Of each 100 staked, how much comes back in the long run, to two decimals: counted over all stops by a test. */
  readonly returnPercent: number;
}

/** Places on a strip. A power of two: a digest's word stops on each with exactly the same chance. */
export const STOPS = 32;

/** How many rows of a reel are shown. */
export const ROWS = 3;

/** The line across the middle. */
export const MIDDLE: PayLine = [1, 1, 1];

/** Stands for every symbol that pays. */
export const WILD: ReelSymbol = 'W';

/** Counts wherever it stands. */
export const SCATTER: ReelSymbol = 'S';
