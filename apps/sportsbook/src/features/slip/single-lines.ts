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

/** A pick of the slip as a single bet. */
export interface SingleLine {
  /** At its present price. */
  readonly selection: Selection;
  readonly state: SelectionState;
  /** Its stake as typed. */
  readonly text: string;
  /** The typed amount, or why it is invalid. */
  readonly typed: Result<Cents, MoneyRefusal>;
  /** The typed amount; null if it is invalid. */
  readonly stake: Cents | null;
  readonly quote: BetQuote;
  /** The step that an earlier bet of the same pick still waits for; null without one. */
  readonly sent: 'answer' | 'deposit' | null;
}

/** Totals of singles: the cost, and the payout if all win. */
export interface SinglesTotal {
  readonly stake: Cents;
  /** Tax on stakes and wins. */
  readonly tax: Cents;
  readonly netPayout: Cents;
}

interface Singles {
  readonly view: SlipView;
  /** The stake typed for a pick: its own, or the one for all. */
  readonly textOf: (selection: Selection) => string;
  readonly sentOf: (selection: Selection) => SingleLine['sent'];
}

/** The picks of the slip as singles. Computed at every render. */
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

/** The state of a leg, by its match and its price. */
export function stateOf(
  { matchId }: Selection,
  { started, postponed, closed }: Pick<PricedSlip, 'started' | 'postponed' | 'closed'>,
): SelectionState {
  const isAmong = (some: readonly Selection[]) => some.some((one) => one.matchId === matchId);
  if (isAmong(started)) return 'started';
  if (isAmong(postponed)) return 'postponed';
  return isAmong(closed) ? 'suspended' : 'open';
}

/** The totals of singles placed together. */
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
