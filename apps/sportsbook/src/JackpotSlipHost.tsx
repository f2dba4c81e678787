import { useShellDispatch } from '@kipenga/shell';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import {
  JackpotSlipBar,
  jackpotSheetClosed,
  selectIsJackpotSheetOpen,
  type JackpotSlipRootState,
} from './features/jackpot/index.ts';
import { selectSelections } from './features/slip/index.ts';
import { JackpotSheet } from './JackpotSheet.tsx';

/** Pages with prices show the betslip's bar, whichever slip was picked on last. */
const PAGES_OF_PRICES = /^\/(home|sports|e-sports|live|markets|countries)?$/;

/**
 * The jackpot slip on every page: its sheet, and the bar that opens it (R2-25). Another bar after this one is hidden
 * (`SlipBar`).
 */
export function JackpotSlipHost() {
  const dispatch = useShellDispatch();
  const isOpen = useSelector(selectIsJackpotSheetOpen);
  const hasBar = useHasBar();
  return (
    <>
      <JackpotSheet isOpen={isOpen} onClose={() => dispatch(jackpotSheetClosed())} />
      {hasBar && <JackpotSlipBar />}
    </>
  );
}

/**
 * True if the bar shows this slip: on a page about it, else if it is the active one (R4-06), else if it is the only
 * one.
 */
function useHasBar(): boolean {
  const { pathname } = useLocation();
  const isActive = useSelector(({ jackpotSlip }: JackpotSlipRootState) => jackpotSlip?.isActive === true);
  const hasPicks = useSelector(selectSelections).length > 0;
  return !hasPicks || pathname === '/jackpots' || (isActive && !PAGES_OF_PRICES.test(pathname));
}
