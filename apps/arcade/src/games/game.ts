import type { Table, TableParts } from '../play/table.ts';
import type { Words } from '../words/languages.ts';

/** Games that differ in numbers, names and art alone. */
export interface Family {
  /** Its folder, where its page is. */
  readonly id: string;
  readonly words: Words;
}

/** One game of the arcade. */
export interface ArcadeGame {
  /** What the house offers it under. */
  readonly id: string;
  readonly name: string;
  readonly family: Family;
  /** The largest stake, in shillings. */
  readonly largestStake: number;
  /** Of each 100 staked, how much comes back in the long run. */
  readonly returnPercent: number;
  /** A part of each stake feeds the house's jackpot, and a round may draw a tier of it: the house lists it so too. */
  readonly feedsJackpot?: boolean;
  /** A table that the house shows live: how many may sit at it. */
  readonly live?: { readonly seats: number };
  readonly openTable: (parts: TableParts) => Table;
}
