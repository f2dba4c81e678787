import { cents, formatKes, type SystemRefusal } from '@kipenga/betting-core';
import {
  dialogShown,
  message,
  oops,
  selectProfile,
  useIsOffline,
  useMessageText,
  useRequireLogin,
  useShellDispatch,
} from '@kipenga/shell';
import { Button, LiveWait, OfflineNotice, PayoutLine } from '@kipenga/ui';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import {
  betslipCleared,
  forgetTypedStakes,
  pricesAccepted,
  selectStake,
  type SlipView,
  useLeftToday,
  useStakeProblem,
  useWallet,
  useDoublePress,
} from '../slip/index.ts';
import { betRequest } from './bet-request.ts';
import { ClosedPicks } from './ClosedPicks.tsx';
import { MissingMoney } from './MissingMoney.tsx';
import { movedPrices } from './moved-prices.ts';
import { rejectionText } from './placement-messages.ts';
import styles from './placing.module.css';
import { DepositOffer, LostAnswer, WaitingForMoney } from './placing-states.tsx';
import type { SentBet } from './sent-bets.slice.ts';
import { useLogInAhead } from './use-log-in-ahead.ts';
import type { PlaceBet } from './use-place-bet.ts';

interface PlacePanelProps {
  readonly view: SlipView;
  readonly placing: PlaceBet;
  /** The bet that these picks were sent in, while its result is unknown. */
  readonly sent: SentBet | null;
  readonly onClose: () => void;
}

/** The foot of the sheet: the button that places the bet, and the state of placing. */
export function PlacePanel({ view, placing, sent, onClose }: PlacePanelProps) {
  const { placement } = placing;
  if (sent?.waitsFor === 'answer') return <LostAnswer onClose={onClose} />;
  if (sent?.waitsFor === 'deposit') return <WaitingBet sent={sent} onClose={onClose} />;
  if ('stake' in placement)
    return (
      <DepositOffer
        shortBy={placement.shortBy}
        isBusy={placement.phase === 'depositing'}
        onDeposit={() => void placing.depositAndPlace()}
        onCancel={placing.reset}
      />
    );
  if (view.priced.closed.length > 0) return <ClosedPicks slip={view.priced} />;
  const why = view.system.fitted?.why;
  if (why) return <NoSystem why={why} />;
  return <PlaceButton view={view} placing={placing} />;
}

/** The reason why the slip cannot be placed as the chosen system. */
function NoSystem({ why }: { readonly why: SystemRefusal }) {
  const toText = useMessageText();
  return <p className={styles['outcome']}>{toText(rejectionText({ kind: 'system-unplayable', why }))}</p>;
}

/** The slip was sent as a bet that waits. If left to it, the slip is emptied. */
function WaitingBet({ sent, onClose }: { readonly sent: SentBet; readonly onClose: () => void }) {
  const dispatch = useShellDispatch();
  const done = () => {
    forgetTypedStakes();
    dispatch(betslipCleared());
    onClose();
  };
  return <WaitingForMoney picks={[sent.picks]} onDone={done} />;
}

type PlaceButtonProps = Pick<PlacePanelProps, 'view' | 'placing'>;

function PlaceButton({ view, placing }: PlaceButtonProps) {
  const t = useWords();
  const press = usePress({ view, placing });
  const isLoggedIn = useLogInAhead();
  const isOffline = useIsOffline();
  const { usesFreeBet } = useSelector(selectStake);
  const { figures, priced } = view;
  const hasStake = useStakeProblem(figures) === null;
  const words = {
    amount: formatKes(figures.stake ?? cents(0)),
    count: priced.moved.length,
  };
  const label = labelOf({ isLoggedIn, hasStake, hasMoved: priced.unagreed.length > 0 });
  const isPlacing = placing.placement.phase === 'placing';
  const seconds = view.waitSeconds;
  return (
    <div className={styles['outcome']}>
      {seconds > 0 && <LiveWait state="ahead" seconds={seconds} />}
      <div>
        {/* The page's own one is inert behind an open sheet. */}
        <OfflineNotice isOffline={isOffline} />
        <PayoutLine quote={figures.quote} />
        {hasStake && figures.stake !== null && !usesFreeBet && <MissingMoney stake={figures.stake} />}
      </div>
      <Button isWide size="place" isBusy={isPlacing} onClick={(event) => press(event.timeStamp)}>
        {isPlacing ? t('sportsbook.slip.placing') : t(label, words)}
      </Button>
    </div>
  );
}

/** The words of the button; without a stake the house takes, it names none. */
function labelOf(now: {
  readonly isLoggedIn: boolean;
  readonly hasStake: boolean;
  readonly hasMoved: boolean;
}) {
  if (!now.isLoggedIn) return now.hasStake ? 'sportsbook.slip.logIn' : 'sportsbook.slip.logInFirst';
  if (!now.hasStake) return 'sportsbook.slip.placeLater';
  return now.hasMoved ? 'sportsbook.slip.accept' : 'sportsbook.slip.place';
}

/** Returns the handler of a press: log in, place, or say why not. */
function usePress({ view: { slip, priced, prices, figures, live, waitSeconds }, placing }: PlaceButtonProps) {
  const dispatch = useShellDispatch();
  const requireLogin = useRequireLogin();
  const stake = useSelector(selectStake);
  const profile = useSelector(selectProfile);
  const wallet = useWallet();
  const isSlipOfFinger = useDoublePress(movedPrices(priced, prices));
  const leftToday = useLeftToday();
  return (at: number) => {
    if (!requireLogin({ notice: message('sportsbook.place.logIn') }) || profile === null || wallet === null)
      return;
    if (isSlipOfFinger(at)) return;
    dispatch(pricesAccepted(slip, prices)); // the button said so, or the customer agreed beforehand
    const checked = betRequest({
      slip: priced,
      figures,
      stake,
      profile,
      wallet,
      live,
      waitSeconds,
      leftToday,
    });
    if (checked.ok) return void placing.place({ bet: checked.value });
    const { rejection, request } = checked.reason;
    if (rejection.kind === 'insufficient-funds')
      return placing.offerDeposit({ bet: request }, rejection.shortBy);
    dispatch(dialogShown(oops(rejectionText(rejection))));
  };
}
