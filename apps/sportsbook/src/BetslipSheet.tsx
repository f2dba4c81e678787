import { BookingBox } from './features/booking/BookingBox.tsx';
import { PlacePanel } from './features/placing/PlacePanel.tsx';
import { usePlaceBet } from './features/placing/use-place-bet.ts';
import { picksOfBet } from './features/placing/sent-picks.ts';
import { useSentBet } from './features/placing/use-sent-bet.ts';
import { SlipSheet } from './features/slip/SlipSheet.tsx';
import { useSlipView } from './features/slip/use-slip-view.ts';

export { CurrentOdds } from './features/slip/CurrentOdds.tsx';

interface BetslipSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onShare: () => void;
}

/** The slip, and the button that places it at its foot (R2-25). */
export function BetslipSheet({ isOpen, onClose, onShare }: BetslipSheetProps) {
  const view = useSlipView(isOpen);
  const sent = useSentBet(picksOfBet(view.slip));
  const placing = usePlaceBet({ view, sent, onPlaced: onClose });
  const isLocked = sent !== null || !['ready', 'short'].includes(placing.placement.phase);
  return (
    <SlipSheet
      view={view}
      isOpen={isOpen}
      isLocked={isLocked}
      footer={<PlacePanel view={view} placing={placing} sent={sent} onClose={onClose} />}
      whenEmpty={<BookingBox onOpen={onClose} />}
      onClose={onClose}
      onShare={onShare}
    />
  );
}
