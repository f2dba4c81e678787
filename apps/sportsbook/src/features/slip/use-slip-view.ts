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

/** The slip as it stands now. */
export interface SlipView {
  /** As the customer picked it. */
  readonly slip: Betslip;
  /** Beside the prices of now. */
  readonly priced: PricedSlip;
  readonly prices: Prices;
  /** How those of its matches stand that are being played. */
  readonly live: LivePicks;
  /** How long a bet waits for them; 0 where it does not. */
  readonly waitSeconds: number;
  /** What those of its picks would pay that can be bet on now. */
  readonly figures: SlipQuote;
  /** Its lines, where it is a system. */
  readonly system: SlipSystem;
}

/** The slip with the prices, kick-offs and rules of now; while `isOpen` they are asked for anew. */
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
