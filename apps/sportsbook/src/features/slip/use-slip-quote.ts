import { useRulesInForce, type RulesInForce } from '@kipenga/api';
import {
  cents,
  parseKes,
  quoteBet,
  type BetQuote,
  type BetSystem,
  type Cents,
  type MoneyRefusal,
  type Result,
  type Selection,
} from '@kipenga/betting-core';
import { useSelector } from 'react-redux';
import { selectStake } from './stake.slice.ts';

/** What the slip would pay, and the rules it was worked out by. */
export interface SlipQuote extends RulesInForce {
  /** What is typed as the stake, or why it is no amount. */
  readonly typed: Result<Cents, MoneyRefusal>;
  /** The same; null while it is no amount. */
  readonly stake: Cents | null;
  readonly quote: BetQuote;
  /** The lines it was worked out for, where it is a system. */
  readonly system?: BetSystem;
}

/** What the slip would pay, worked out anew from picks, stake and rules each time it is drawn: nothing of it is stored. */
export function useSlipQuote(selections: readonly Selection[], system?: BetSystem): SlipQuote {
  const { text, usesFreeBet } = useSelector(selectStake);
  const rules = useRulesInForce();
  const { limits, taxRecord } = rules;
  const typed = parseKes(text);
  const stake = typed.ok ? typed.value : null;
  const prices = selections.map((one) => one.odds);
  const lines = system === undefined ? {} : { system };
  const quote = quoteBet({
    stake: stake ?? cents(0),
    prices,
    limits,
    taxRecord,
    freeBet: usesFreeBet,
    ...lines,
  });
  return { ...rules, typed, stake, quote, ...lines };
}
