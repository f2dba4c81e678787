import { CodeModal } from './features/booking/CodeModal.tsx';
import { ShareBetslip } from './features/booking/ShareBetslip.tsx';
import { FilterSheet } from './features/match-list/FilterSheet.tsx';

/** The sportsbook's own windows, each open while the store names it. */
export const OwnModals = () => (
  <>
    <ShareBetslip />
    <FilterSheet />
    <CodeModal />
  </>
);

export { MenuCode } from './features/booking/MenuCode.tsx';
