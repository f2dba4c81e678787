import {
  afterPaint,
  AppFrame,
  Beside,
  LateBoundary,
  lazyPart,
  modalOpened,
  selectModal,
  useShellDispatch,
} from '@kipenga/shell';
import { useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { JackpotSlipRootState } from './features/jackpot/index.ts';
import { FloatingSlipBar, selectIsSlipOpen, slipAwaited, slipClosed } from './features/slip-bar/index.ts';
import { SportsbookRoutes } from './router.tsx';

/** Loaded at the first pick. Loading a file keeps a phone's processor busy, so the pick is painted before. */
const slipFile = () => new Promise<void>(afterPaint).then(() => import('./BetslipSheet.tsx'));
const BetslipSheet = lazyPart(() => slipFile().then((file) => file.BetslipSheet));
const CurrentPicks = lazyPart(() => slipFile().then((file) => file.CurrentPicks));
const ownFile = () => import('./OwnModals.tsx');
const OwnModals = lazyPart(() => ownFile().then((file) => file.OwnModals));
const MenuCode = lazyPart(() => ownFile().then((file) => file.MenuCode));

const JackpotSlip = lazyPart(() => import('./jackpot-rooms.ts').then((file) => file.JackpotSlipHost));

/** The slip's sheet loads as soon as there is a bar that opens it. */
export const preloadSlip = BetslipSheet.preload;

interface AppProps {
  readonly isSandbox: boolean;
  /** Starts the parts beside the page; mounted where it hydrates after the screen. */
  readonly startUp?: ReactNode;
}

/**
 * The sportsbook in the shell: its screens, its slip bar and sheet, its windows, and the menu's link to booking
 * codes.
 */
export function App({ isSandbox, startUp }: AppProps) {
  return (
    <AppFrame
      isSandbox={isSandbox}
      menuEnd={
        <Beside>
          <MenuCode />
        </Beside>
      }
      floatingBar={<SlipBars />}
      extraModals={<SportsbookModals />}
    >
      <SportsbookRoutes startUp={startUp} />
    </AppFrame>
  );
}

/** The bar of one slip (R2-25): that of the jackpot slip, which loads late, hides the other. */
function SlipBars() {
  const hasJackpotSlip = useSelector((state: JackpotSlipRootState) => state.jackpotSlip !== undefined);
  return (
    <>
      {hasJackpotSlip && (
        <Beside>
          <JackpotSlip />
        </Beside>
      )}
      <FloatingSlipBar currentPicks={<CurrentPicks />} />
    </>
  );
}

/**
 * Sheet and window stay mounted once opened, so that they close with an animation and keep their state. Each loads
 * alone. None is in the first view: a boundary there would hydrate after the visitor's data is added.
 */
function SportsbookModals() {
  const dispatch = useShellDispatch();
  const isSlipOpen = useSelector(selectIsSlipOpen);
  const isOwnOpen = useSelector(selectModal)?.name.startsWith('app:') === true;
  const hasSlip = useHasBeen(isSlipOpen);
  const hasOwn = useHasBeen(isOwnOpen);
  return (
    <>
      {hasSlip && (
        <LateBoundary fallback={<OnItsWay />}>
          <BetslipSheet
            isOpen={isSlipOpen}
            onClose={() => dispatch(slipClosed())}
            onShare={() => dispatch(modalOpened({ name: 'app:share' }))}
          />
        </LateBoundary>
      )}
      {hasOwn && (
        <LateBoundary>
          <OwnModals />
        </LateBoundary>
      )}
    </>
  );
}

/**
 * The slip bar is busy while the slip's file loads, so that a tap has an effect on a slow network. Renders nothing
 * itself.
 */
function OnItsWay() {
  const dispatch = useShellDispatch();
  useEffect(() => {
    dispatch(slipAwaited(true));
    return () => void dispatch(slipAwaited(false));
  }, [dispatch]);
  return null;
}

function useHasBeen(isSo: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isSo);
  if (isSo && !hasBeen) setHasBeen(true);
  return hasBeen || isSo;
}
