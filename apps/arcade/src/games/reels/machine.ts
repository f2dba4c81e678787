import type { ReelSet, ReelSymbol } from './reel-set.ts';
import type en from './words/en.json';

/** What a symbol looks like, a file of `pictures`, and is called. */
export interface SymbolLook {
  readonly picture: string;
  readonly name: keyof typeof en;
}

/** What makes one slot another: its name, its reels, and what is on them. */
export interface Machine {
  readonly name: string;
  readonly set: ReelSet;
  readonly symbols: Readonly<Partial<Record<ReelSymbol, SymbolLook>>>;
  /** What is behind the reels, a file of `pictures`. */
  readonly backdrop?: string;
  readonly feedsJackpot?: true;
}
