import { useShellDispatch } from '@kipenga/shell';
import { useSelector } from 'react-redux';
import { JackpotSlipBar, jackpotSheetClosed, selectIsJackpotSheetOpen } from './features/jackpot/index.ts';
import { JackpotSheet } from './JackpotSheet.tsx';

interface JackpotSlipHostProps {
  /** The bar is this slip's: one slip has it at a time. */
  readonly hasBar: boolean;
}

/** The jackpot slip on every page: its bar, and the sheet the bar opens (R2-25). */
export function JackpotSlipHost({ hasBar }: JackpotSlipHostProps) {
  const dispatch = useShellDispatch();
  const isOpen = useSelector(selectIsJackpotSheetOpen);
  return (
    <>
      {hasBar && <JackpotSlipBar />}
      <JackpotSheet isOpen={isOpen} onClose={() => dispatch(jackpotSheetClosed())} />
    </>
  );
}
