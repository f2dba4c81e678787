import { marketTypeId, outcomeKey, type MarketTypeId, type OutcomeKey } from '../brand.ts';
import type { MainColumn } from '../match/main-outcomes.ts';
import { atHalfTime, type Meaning } from './meaning.ts';

/** One outcome of a market: its name, and the meaning of a score for it. */
export interface OutcomeDefinition {
  /** Its name inside the market: '1', 'over 2.5'. */
  readonly key: OutcomeKey;
  /** The label shown. */
  readonly label: string;
  /**
   * Its place among all outcomes that one match can have, 1 to 999. Ids are made from it, so it is never given to
   * another outcome.
   */
  readonly slot: number;
  /** The column of the match card that shows it, or null. */
  readonly column: MainColumn | null;
  /** Its result at a score. Prices are reckoned from it too, so a price and a settlement cannot disagree. */
  readonly resultAt: Meaning;
}

/** A market the house offers: its id, its name and its outcomes. */
export interface MarketDefinition {
  /** The kind of market; every line is a kind of its own. */
  readonly typeId: MarketTypeId;
  /** Its name on the wire and on screen. */
  readonly name: string;
  /** The number of goals that has to be passed to be over. Null for a market without a line. */
  readonly line: number | null;
  /** The score that decides it: the final one, the one at half time, or both. */
  readonly looksAt: 'full-time' | 'half-time' | 'both-times';
  /** True if exactly one outcome wins unless all are void; two outcomes of double chance win at once. */
  readonly isExclusive: boolean;
  /** Its outcomes, two or more, in the order they are shown. */
  readonly outcomes: readonly [OutcomeDefinition, OutcomeDefinition, ...OutcomeDefinition[]];
}

/** An outcome as the table writes it. */
export type OutcomeRow = readonly [
  key: string,
  label: string,
  /** The result at the score that the market looks at: at half time or at the end. */
  resultAt: Meaning,
  column?: MainColumn | undefined,
];

/** The properties in which a market differs from a question about the final score that has one right answer. */
type Unusual = Partial<Pick<MarketDefinition, 'line' | 'looksAt' | 'isExclusive'>>;

/** Defines a market of two outcomes or more, which have the slots from `firstSlot` on. */
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
