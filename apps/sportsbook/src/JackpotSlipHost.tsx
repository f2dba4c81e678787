import { useShellDispatch } from '@kipenga/shell';
import { useSelector } from 'react-redux';
import { JackpotSlipBar, jackpotSheetClosed, selectIsJackpotSheetOpen } from './features/jackpot/index.ts';
import { JackpotSheet } from './JackpotSheet.tsx';

/** The jackpot slip on every page: its bar while it holds picks, and the sheet the bar opens (R2-25). */
export function JackpotSlipHost() {
  const dispatch = useShellDispatch();
  const isOpen = useSelector(selectIsJackpotSheetOpen);
  return (
    <>
      <JackpotSlipBar />
      <JackpotSheet isOpen={isOpen} onClose={() => dispatch(jackpotSheetClosed())} />
    </>
  );
}
