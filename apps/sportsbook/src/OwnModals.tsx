import { CodeModal } from './features/booking/CodeModal.tsx';
import { ShareBetslip } from './features/booking/ShareBetslip.tsx';
import { FilterSheet } from './features/match-list/FilterSheet.tsx';

/** The windows that are the sportsbook's own, each open while its name is. */
export const OwnModals = () => (
  <>
    <ShareBetslip />
    <FilterSheet />
    <CodeModal />
  </>
);

export { MenuCode } from './features/booking/MenuCode.tsx';
