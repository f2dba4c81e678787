import type { Table, TableParts } from '../play/table.ts';
import type { Words } from '../words/languages.ts';

/** A family of games that differ in numbers, names and art only. */
export interface Family {
  /** The name of its folder, which holds its page. */
  readonly id: string;
  readonly words: Words;
}

/** One game of the arcade. */
export interface ArcadeGame {
  /** The house's id for the game. */
  readonly id: string;
  readonly name: string;
  readonly family: Family;
  /** The largest stake, in shillings. */
  readonly largestStake: number;
  /** The long-run return, in percent of stakes. */
  readonly returnPercent: number;
  /** A part of each stake feeds the house's jackpot, and a round may draw a tier. The house's own list must agree. */
  readonly feedsJackpot?: boolean;
  /** Only of a table that the house shows live: its number of seats. */
  readonly live?: { readonly seats: number };
  readonly openTable: (parts: TableParts) => Table;
}
