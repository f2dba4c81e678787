import {
  addCents,
  cents,
  parseKes,
  quoteBet,
  type BetQuote,
  type Cents,
  type MoneyRefusal,
  type Result,
  type Selection,
} from '@kipenga/betting-core';
import type { SelectionState } from '@kipenga/ui';
import type { PricedSlip } from './current-prices.ts';
import type { SlipView } from './use-slip-view.ts';

/** A pick of the slip as a bet of its own. */
export interface SingleLine {
  /** At the price of now. */
  readonly selection: Selection;
  readonly state: SelectionState;
  /** Its stake as it is typed. */
  readonly text: string;
  /** The amount, or why that is none. */
  readonly typed: Result<Cents, MoneyRefusal>;
  /** The same; null while it is no amount. */
  readonly stake: Cents | null;
  readonly quote: BetQuote;
  /** What is still awaited of an earlier bet of the very pick; null where there is none. */
  readonly sent: 'answer' | 'deposit' | null;
}

/** Singles together: what leaves the balance, and what comes back if all of them win. */
export interface SinglesTotal {
  readonly stake: Cents;
  /** On stakes and wins. */
  readonly tax: Cents;
  readonly netPayout: Cents;
}

interface Singles {
  readonly view: SlipView;
  /** The stake typed for a pick: its own, or the one for all. */
  readonly textOf: (selection: Selection) => string;
  readonly sentOf: (selection: Selection) => SingleLine['sent'];
}

/** Every pick of the slip as a single, worked out anew each time it is drawn. */
export const singleLines = ({ view, textOf, sentOf }: Singles): readonly SingleLine[] =>
  view.priced.selections.map((selection) => {
    const text = textOf(selection);
    const typed = parseKes(text);
    const stake = typed.ok ? typed.value : null;
    const { limits, taxRecord } = view.figures;
    return {
      selection,
      state: stateOf(selection, view.priced),
      text,
      typed,
      stake,
      quote: quoteBet({ stake: stake ?? cents(0), prices: [selection.odds], limits, taxRecord }),
      sent: sentOf(selection),
    };
  });

/** Whether a leg can be placed: by its match, and by its price. */
export function stateOf(
  { matchId }: Selection,
  { started, postponed, closed }: Pick<PricedSlip, 'started' | 'postponed' | 'closed'>,
): SelectionState {
  const isAmong = (some: readonly Selection[]) => some.some((one) => one.matchId === matchId);
  if (isAmong(started)) return 'started';
  if (isAmong(postponed)) return 'postponed';
  return isAmong(closed) ? 'suspended' : 'open';
}

/** The sums of singles that are placed together. */
export function totalOfSingles(lines: readonly Pick<SingleLine, 'quote'>[]): SinglesTotal {
  const none: SinglesTotal = { stake: cents(0), tax: cents(0), netPayout: cents(0) };
  return lines.reduce(
    (sum, { quote }) => ({
      stake: addCents(sum.stake, quote.stake),
      tax: addCents(sum.tax, addCents(quote.stakeTax, quote.withholdingTax)),
      netPayout: addCents(sum.netPayout, quote.netPayout),
    }),
    none,
  );
}
