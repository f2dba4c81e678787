import type { Betslip } from '@kipenga/betting-core';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectBetslip } from './betslip.slice.ts';
import { playAgain } from './chosen-system.ts';
import { pricedSlip, useCurrentPrices, type PricedSlip, type Prices } from './current-prices.ts';
import {
  useLivePicks,
  usePostponedMatches,
  useStartedMatches,
  useWaitSeconds,
  type LivePicks,
} from './kick-offs.ts';
import { selectStake } from './stake.slice.ts';
import { useFreshRules } from './use-fresh-rules.ts';
import { useSlipQuote, type SlipQuote } from './use-slip-quote.ts';
import { useSlipSystem, type SlipSystem } from './use-slip-system.ts';

/** The present state of the slip. */
export interface SlipView {
  /** As the customer picked it. */
  readonly slip: Betslip;
  /** At present prices. */
  readonly priced: PricedSlip;
  readonly prices: Prices;
  /** State of its matches in play. */
  readonly live: LivePicks;
  /** Seconds that a bet on them waits; 0 without a wait. */
  readonly waitSeconds: number;
  /** The quote of the picks that can be bet on now. */
  readonly figures: SlipQuote;
  /** The slip as a system. */
  readonly system: SlipSystem;
}

/** The slip with present prices, kick-offs and rules; `isOpen` refetches them. */
export function useSlipView(isOpen: boolean): SlipView {
  const slip = useSelector(selectBetslip);
  const { acceptOddsChange } = useSelector(selectStake);
  useFreshRules(isOpen);
  useEffect(() => playAgain(slip.selections.map(({ matchId }) => matchId)), [slip.selections]);
  const prices = useCurrentPrices(slip.selections, isOpen);
  const priced = pricedSlip(
    slip,
    prices,
    acceptOddsChange,
    useStartedMatches(slip.selections, isOpen),
    usePostponedMatches(slip.selections),
  );
  const system = useSlipSystem(slip);
  const live = useLivePicks(slip.selections);
  const waitSeconds = useWaitSeconds(slip.selections);
  return {
    slip,
    priced,
    prices,
    live,
    waitSeconds,
    figures: useSlipQuote(priced.open, system.linesOf(priced.open)),
    system,
  };
}
