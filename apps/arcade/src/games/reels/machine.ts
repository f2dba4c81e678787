import type { ReelSet, ReelSymbol } from './reel-set.ts';
import type en from './words/en.json';

/** What makes one slot another: its name, its reels, and what is on them. */
export interface Machine {
  readonly name: string;
  readonly set: ReelSet;
  /** What each symbol looks like, a file of `pictures`, and is called. */
  readonly symbols: Readonly<
    Record<ReelSymbol, { readonly picture: string; readonly name: keyof typeof en }>
  >;
}
