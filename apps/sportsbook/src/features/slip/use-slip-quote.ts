import { useGetLimitsQuery } from '@kipenga/api';
import {
  cents,
  DEFAULT_LIMITS,
  instantFromMs,
  nairobiDayOf,
  parseKes,
  quoteBet,
  taxRecordOn,
  type BetLimits,
  type BetQuote,
  type Cents,
  type Selection,
  type TaxRecord,
} from '@kipenga/betting-core';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectStake } from './stake.slice.ts';

export interface SlipQuote {
  /** What is typed as the stake; null while it is no amount. */
  readonly stake: Cents | null;
  readonly quote: BetQuote;
  readonly limits: BetLimits;
  readonly taxRecord: TaxRecord;
  /** The operator's limits did not arrive: the quote uses the house's usual ones and says so. */
  readonly isGuess: boolean;
}

/** What the slip would pay, worked out anew from picks, stake and limits each time it is drawn: nothing of it is stored. */
export function useSlipQuote(selections: readonly Selection[]): SlipQuote {
  const { text, usesFreeBet } = useSelector(selectStake);
  const { data, error } = useGetLimitsQuery();
  const [taxRecord] = useState(() => taxRecordOn(nairobiDayOf(instantFromMs(Date.now()))));
  const limits = data ?? DEFAULT_LIMITS;
  const typed = parseKes(text);
  const stake = typed.ok ? typed.value : null;
  const prices = selections.map((one) => one.odds);
  const quote = quoteBet({ stake: stake ?? cents(0), prices, limits, taxRecord, freeBet: usesFreeBet });
  return { stake, quote, limits, taxRecord, isGuess: error !== undefined && data === undefined };
}
