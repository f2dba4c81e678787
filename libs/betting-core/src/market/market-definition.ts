import { marketTypeId, outcomeKey, type MarketTypeId, type OutcomeKey } from '../brand.ts';
import type { MainColumn } from '../match/main-outcomes.ts';
import { atHalfTime, type Meaning } from './meaning.ts';

/** One outcome of a market: what it is called, and what a result means for it. */
export interface OutcomeDefinition {
  /** What it is called inside its market: '1', 'over 2.5'. */
  readonly key: OutcomeKey;
  /** How it is shown. */
  readonly label: string;
  /** Its place among all outcomes that one match can have, 1 to 999: ids are made from it, so no other of them ever gets it. */
  readonly slot: number;
  /** The column of the match card that shows it, or null. */
  readonly column: MainColumn | null;
  /** What a score makes of it. Prices are reckoned from this too, so a price and a settlement cannot disagree. */
  readonly resultAt: Meaning;
}

/** A market the house offers: its number, its name, its outcomes and what a result means for each. */
export interface MarketDefinition {
  /** The kind of market; every line is a kind of its own. */
  readonly typeId: MarketTypeId;
  /** Its name on the wire and on screen. */
  readonly name: string;
  /** The special value: how many goals it takes to be over. Null where a market has none. */
  readonly line: number | null;
  /** Which score decides it: the final one, the one at half time, or who leads at each of the two. */
  readonly looksAt: 'full-time' | 'half-time' | 'both-times';
  /** Whether exactly one outcome wins unless all are void; two of double chance win at once. */
  readonly isExclusive: boolean;
  /** Its outcomes, two or more, in the order they are shown. */
  readonly outcomes: readonly [OutcomeDefinition, OutcomeDefinition, ...OutcomeDefinition[]];
}

/** An outcome as the table writes it. */
export type OutcomeRow = readonly [
  key: string,
  label: string,
  /** Of the score that the market looks at, where that is one: at half time or at the end. */
  resultAt: Meaning,
  column?: MainColumn | undefined,
];

/** What a market is besides a question about the final score that one answer is right to. */
type Unusual = Partial<Pick<MarketDefinition, 'line' | 'looksAt' | 'isExclusive'>>;

/** A market of two outcomes or more, which have the slots from `firstSlot` on. */
/* @__NO_SIDE_EFFECTS__ */
export function defineMarket(
  typeId: string,
  name: string,
  firstSlot: number,
  rows: readonly OutcomeRow[],
  { line = null, looksAt = 'full-time', isExclusive = true }: Unusual = {},
): MarketDefinition {
  const outcomes = rows.map(([key, label, resultAt, column = null], at): OutcomeDefinition => ({
    key: outcomeKey(key),
    label,
    slot: firstSlot + at,
    column,
    resultAt: looksAt === 'half-time' ? atHalfTime(resultAt) : resultAt,
  }));
  return {
    typeId: marketTypeId(typeId),
    name,
    line,
    looksAt,
    isExclusive,
    outcomes: outcomes as [OutcomeDefinition, OutcomeDefinition, ...OutcomeDefinition[]],
  };
}
