import type { ReelSet, ReelSymbol } from './reel-set.ts';
import type en from './words/en.json';

/** The picture of a symbol, a file of `pictures`, and its name. */
export interface SymbolLook {
  readonly picture: string;
  readonly name: keyof typeof en;
}

/** The name, reels and art of a slot. */
export interface Machine {
  readonly name: string;
  readonly set: ReelSet;
  readonly symbols: Readonly<Partial<Record<ReelSymbol, SymbolLook>>>;
  /** The picture behind the reels, a file of `pictures`. */
  readonly backdrop?: string;
  readonly feedsJackpot?: true;
}
