import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { addJackpotSlip } from './add-jackpot-slip.ts';
import type { JackpotSlipRootState } from './features/jackpot/index.ts';

/** Adds the jackpot slip to the store on a screen with jackpots, once the visitor's data is there. */
export function useJackpotSlip(): void {
  const store = useStore<JackpotSlipRootState>();
  useEffect(() => addJackpotSlip(store), [store]);
}
