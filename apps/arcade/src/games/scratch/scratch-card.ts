import type { Digest } from '../../fairness/digest.ts';
import type en from './words/en.json';

/** What is under one field of a card. */
export interface Field {
  /** A file of `pictures`, or nothing for a number or an empty field. */
  readonly picture?: string;
  /** What a screen reader calls it: a text of the family's words, or a number. */
  readonly name: keyof typeof en | number;
  /** What it pays by itself when it wins, in prices of the card; shown under it. */
  readonly prize?: number;
}

/** A card as it is printed: what is shown open on it, what is under its fields, and which of them win. */
export interface PrintedCard {
  /** The player's own number, on cards that have one. */
  readonly own: number | null;
  readonly fields: readonly Field[];
  /** The places of the fields that win. */
  readonly winning: readonly number[];
  /** What they pay together, in prices of the card. */
  readonly pays: number;
}

/** One line of a card's pay table. */
export interface Prize {
  readonly picture?: string;
  readonly name: keyof typeof en | number;
  readonly pays: number;
  /** One card in so many has it, rounded. */
  readonly oneIn: number;
}

/** What makes one scratch card another. */
export interface ScratchCard {
  readonly name: string;
  /** How it wins: a text of the family's words. */
  readonly rule: keyof typeof en;
  readonly columns: number;
  /** From the largest. */
  readonly prizes: readonly Prize[];
  /** Of each 100 paid for cards, how much comes back in the long run: counted by a test. */
  readonly returnPercent: number;
  /** The card that a digest means. Each field is drawn by itself and by its own bits: nothing is arranged to look like nearly a win. */
  readonly print: (digest: Digest) => PrintedCard;
}
