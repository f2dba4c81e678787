import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { BookingBox } from './features/booking/BookingBox.tsx';
import { FollowWaits, LiveWaits } from './features/placing/LiveWaits.tsx';
import { PlacePanel } from './features/placing/PlacePanel.tsx';
import { PlaceSinglesPanel } from './features/placing/PlaceSinglesPanel.tsx';
import { usePlaceBet } from './features/placing/use-place-bet.ts';
import { useLiveWaits } from './features/placing/use-live-waits.ts';
import { usePlaceSingles } from './features/placing/use-place-singles.ts';
import { askedAgain } from './features/placing/sent-bets.slice.ts';
import { picksOfBet } from './features/placing/sent-picks.ts';
import { useSentBets } from './features/placing/use-sent-bet.ts';
import { SlipSheet } from './features/slip/SlipSheet.tsx';
import { useSingles } from './features/slip/use-singles.ts';
import { useSlipView } from './features/slip/use-slip-view.ts';

export { CurrentPicks } from './features/slip/CurrentPicks.tsx';

interface BetslipSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onShare: () => void;
}

/** While these last, a slip can still be changed. */
const OPEN_PHASES: ReadonlySet<string> = new Set(['ready', 'short']);

/** The slip, and the button that places it at its foot (R2-25): all picks in one bet, or each in its own. */
export function BetslipSheet({ isOpen, onClose, onShare }: BetslipSheetProps) {
  const dispatch = useDispatch();
  const view = useSlipView(isOpen);
  useEffect(() => {
    if (isOpen) dispatch(askedAgain()); // another tab may have sent these picks meanwhile
  }, [dispatch, isOpen]);
  const sentOf = useSentBets();
  const sent = sentOf(picksOfBet(view.slip));
  const singles = useSingles(view, ({ outcomeId }) => sentOf([outcomeId])?.waitsFor ?? null);
  const waits = useLiveWaits(isOpen);
  const ends = { onPlaced: onClose, onWaiting: waits.begin };
  const placing = usePlaceBet({ view, sent, ...ends });
  const placingSingles = usePlaceSingles({ view, singles, ...ends });
  const close = () => {
    waits.forget();
    onClose();
  };
  const isOpenToChange =
    OPEN_PHASES.has(placing.placement.phase) && OPEN_PHASES.has(placingSingles.placement.phase);
  return (
    <>
      <FollowWaits waits={waits} />
      <SlipSheet
        view={view}
        singles={singles}
        isOpen={isOpen}
        isLocked={!isOpenToChange || (sent !== null && !singles.isOn)}
        footer={
          singles.isOn ? (
            <PlaceSinglesPanel {...{ view, singles, onClose }} placing={placingSingles} />
          ) : (
            <PlacePanel {...{ view, placing, sent, onClose }} />
          )
        }
        waits={waits.bets.length > 0 ? <LiveWaits waits={waits} onClose={close} /> : null}
        whenEmpty={<BookingBox onOpen={onClose} />}
        onClose={close}
        onShare={onShare}
      />
    </>
  );
}
