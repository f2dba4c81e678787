import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { addJackpotSlip } from './add-jackpot-slip.ts';
import type { JackpotSlipRootState } from './features/jackpot/index.ts';

/** On a screen where jackpots are picked: the store gets the jackpot slip, once the page is this visitor's. */
export function useJackpotSlip(): void {
  const store = useStore<JackpotSlipRootState>();
  useEffect(() => addJackpotSlip(store), [store]);
}
