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
  readonly openTable: (parts: TableParts) => Table;
}
