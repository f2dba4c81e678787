import { useGetBalanceQuery } from '@kipenga/api';
import { cents, formatKes, subtractCents, type Cents } from '@kipenga/betting-core';
import {
  dialogShown,
  oops,
  preloadLogIn,
  message,
  selectProfile,
  useIsOffline,
  useRequireLogin,
  useShellDispatch,
} from '@kipenga/shell';
import { Button, focusTitle, OfflineNotice, PayoutLine } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import {
  betslipCleared,
  pricesAccepted,
  selectionsRemoved,
  selectStake,
  useStakeProblem,
  type PricedSlip,
  type SlipView,
} from '../slip/index.ts';
import { betRequest } from './bet-request.ts';
import { rejectionText } from './placement-messages.ts';
import styles from './placing.module.css';
import { DepositOffer, LostAnswer, WaitingForMoney } from './placing-states.tsx';
import type { SentBet } from './sent-bets.slice.ts';
import { useDoublePress } from './use-double-press.ts';
import type { PlaceBet } from './use-place-bet.ts';

interface PlacePanelProps {
  readonly view: SlipView;
  readonly placing: PlaceBet;
  /** What these picks have become, while its end is not known. */
  readonly sent: SentBet | null;
  readonly onClose: () => void;
}

/** The foot of the sheet: the one button that spends money, and what placing has come to. */
export function PlacePanel({ view, placing, sent, onClose }: PlacePanelProps) {
  const { placement } = placing;
  if (sent?.waitsFor === 'answer') return <LostAnswer onClose={onClose} />;
  if (sent?.waitsFor === 'deposit') return <WaitingBet sent={sent} onClose={onClose} />;
  if (placement.phase === 'short' || placement.phase === 'depositing')
    return (
      <DepositOffer
        shortBy={placement.shortBy}
        isBusy={placement.phase === 'depositing'}
        onDeposit={() => void placing.depositAndBet()}
        onCancel={placing.reset}
      />
    );
  if (view.priced.closed.length > 0) return <ClosedPicks slip={view.priced} />;
  return <PlaceButton view={view} placing={placing} />;
}

/** The slip has become a bet that waits: left to it, the slip is emptied. */
function WaitingBet({ sent, onClose }: { readonly sent: SentBet; readonly onClose: () => void }) {
  const dispatch = useShellDispatch();
  const done = () => {
    dispatch(betslipCleared());
    onClose();
  };
  return <WaitingForMoney sent={sent} onDone={done} />;
}

/** Picks that cannot be bet on now have to go before the others can be placed. */
function ClosedPicks({ slip: { closed, started } }: { readonly slip: PricedSlip }) {
  const t = useWords();
  const dispatch = useShellDispatch();
  const suspended = closed.length - started.length;
  return (
    <div className={styles['outcome']}>
      <div role="status">
        {started.length > 0 && <p>{t('sportsbook.slip.started', { count: started.length })}</p>}
        {suspended > 0 && <p>{t('sportsbook.slip.suspended', { count: suspended })}</p>}
      </div>
      <Button
        isWide
        size="place"
        onClick={({ currentTarget }) => {
          focusTitle(currentTarget); // the button goes, and the one in its place spends money
          dispatch(selectionsRemoved(closed.map((one) => one.outcomeId)));
        }}
      >
        {t('sportsbook.slip.removeClosed')}
      </Button>
    </div>
  );
}

type PlaceButtonProps = Pick<PlacePanelProps, 'view' | 'placing'>;

function PlaceButton({ view, placing }: PlaceButtonProps) {
  const t = useWords();
  const press = usePress({ view, placing });
  const isLoggedIn = useSelector(selectProfile) !== null;
  const isOffline = useIsOffline();
  const { figures, priced } = view;
  const hasStake = useStakeProblem(figures) === null;
  const words = {
    amount: formatKes(figures.stake ?? cents(0)),
    count: priced.unagreed.length,
  };
  useEffect(() => {
    if (!isLoggedIn) void preloadLogIn().catch(() => undefined);
  }, [isLoggedIn]);
  const label = labelOf({ isLoggedIn, hasStake, hasMoved: words.count > 0 });
  const isPlacing = placing.placement.phase === 'placing';
  return (
    <div className={styles['outcome']}>
      <div>
        {/* The one of the page is silent behind an open sheet. */}
        <OfflineNotice isOffline={isOffline} />
        <PayoutLine quote={figures.quote} />
        {hasStake && <MissingMoney stake={figures.stake} />}
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

/** What the balance lacks, before anything is pressed (R4-13). */
function MissingMoney({ stake }: { readonly stake: Cents | null }) {
  const t = useWords();
  const { usesFreeBet } = useSelector(selectStake);
  const balance = useBalance();
  if (balance === null || stake === null || usesFreeBet || balance >= stake) return null;
  const words = { balance: formatKes(balance), shortBy: formatKes(subtractCents(stake, balance)) };
  return <p>{t('sportsbook.slip.balanceShort', words)}</p>;
}

/** The customer's balance as it is known now; null for a visitor. */
function useBalance(): Cents | null {
  const profile = useSelector(selectProfile);
  const { data: wallet } = useGetBalanceQuery(
    profile === null ? skipToken : { profileId: profile.profileId },
  );
  return (wallet ?? profile)?.balance ?? null;
}

/** What a press of the button does, told when it was: log in, place, or say why not. */
function usePress({ view: { slip, priced, prices, figures }, placing }: PlaceButtonProps) {
  const dispatch = useShellDispatch();
  const requireLogin = useRequireLogin();
  const stake = useSelector(selectStake);
  const profile = useSelector(selectProfile);
  const { data: wallet } = useGetBalanceQuery(
    profile === null ? skipToken : { profileId: profile.profileId },
  );
  const isSlipOfFinger = useDoublePress();
  return (at: number) => {
    if (!requireLogin({ notice: message('sportsbook.place.logIn') }) || profile === null) return;
    if (isSlipOfFinger(at)) return;
    dispatch(pricesAccepted(slip, prices)); // the button said so, or they were agreed to beforehand
    const checked = betRequest({ slip: priced, figures, stake, profile, wallet: wallet ?? profile });
    if (checked.ok) return void placing.place(checked.value);
    const { rejection, request } = checked.reason;
    if (rejection.kind === 'insufficient-funds') return placing.offerDeposit(request, rejection.shortBy);
    dispatch(dialogShown(oops(rejectionText(rejection))));
  };
}
