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

/** The slip's quote, with the rules it follows. */
export interface SlipQuote extends RulesInForce {
  /** The typed stake, or why it is invalid. */
  readonly typed: Result<Cents, MoneyRefusal>;
  /** The typed stake; null if it is invalid. */
  readonly stake: Cents | null;
  readonly quote: BetQuote;
  /** The quoted lines of a system. */
  readonly system?: BetSystem;
}

/** Quotes the slip from picks, stake and rules at every render; nothing is stored. */
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
