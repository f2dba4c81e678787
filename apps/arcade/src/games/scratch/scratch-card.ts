import type { Digest } from '../../fairness/digest.ts';
import type en from './words/en.json';

/** The content of one field of a card. */
export interface Field {
  /** A file of `pictures`; absent for a number or an empty field. */
  readonly picture?: string;
  /** The name for screen readers: an id of the family's words, or a number. */
  readonly name: keyof typeof en | number;
  /** Its own prize, in prices of the card; shown under it. */
  readonly prize?: number;
}

/** A card as printed: its open number, the contents of its fields, and the winning fields. */
export interface PrintedCard {
  /** The player's number; null on cards without one. */
  readonly own: number | null;
  readonly fields: readonly Field[];
  /** The indexes of the winning fields. */
  readonly winning: readonly number[];
  /** Their total, in prices of the card. */
  readonly pays: number;
}

/** One line of a card's pay table. */
export interface Prize {
  readonly picture?: string;
  readonly name: keyof typeof en | number;
  readonly pays: number;
  /** One card in this many has it, rounded. */
  readonly oneIn: number;
}

/** A kind of scratch card. */
export interface ScratchCard {
  readonly name: string;
  /** The rule for a win: an id of the family's words. */
  readonly rule: keyof typeof en;
  readonly columns: number;
  /** Prizes, largest first. */
  readonly prizes: readonly Prize[];
  /** The long-run return, in percent of the price. A test counts it. */
  readonly returnPercent: number;
  /** The card that follows from a digest. Each field is drawn from its own bits: near wins are not arranged. */
  readonly print: (digest: Digest) => PrintedCard;
}
