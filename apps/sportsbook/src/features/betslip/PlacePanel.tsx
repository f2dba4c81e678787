import { useGetBalanceQuery } from '@kipenga/api';
import { cents, formatKes } from '@kipenga/betting-core';
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
import { Button, ButtonLink, focusTitle, OfflineNotice, PayoutLine, Spinner } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import { betRequest } from './bet-request.ts';
import { betslipCleared, pricesAccepted, selectionsRemoved } from './betslip.slice.ts';
import styles from './betslip.module.css';
import type { PricedSlip, Prices } from './current-prices.ts';
import { rejectionText } from './placement-messages.ts';
import { selectStake } from './stake.slice.ts';
import type { PlaceBet } from './use-place-bet.ts';
import type { SlipQuote } from './use-slip-quote.ts';
import { waitSetAside } from './waiting-bet.slice.ts';

/** A second press within this long is a slip of the finger, above all when the button has just changed its words. */
const DOUBLE_PRESS_MS = 400;

interface PlacePanelProps {
  readonly slip: PricedSlip;
  readonly prices: Prices;
  readonly figures: SlipQuote;
  readonly placing: PlaceBet;
  /** These picks are a bet that is placed when its deposit arrives. */
  readonly isWaiting: boolean;
  readonly onClose: () => void;
}

/** The foot of the sheet: the one button that spends money, and what placing has come to. */
export function PlacePanel({ slip, prices, figures, placing, isWaiting, onClose }: PlacePanelProps) {
  const { placement } = placing;
  switch (placement.phase) {
    case 'checking':
    case 'unknown':
      return (
        <LostAnswer
          isAsking={placement.phase === 'checking'}
          onAsk={() => void placing.askAgain()}
          onClose={onClose}
        />
      );
    case 'short':
    case 'depositing':
      return (
        <DepositOffer
          shortBy={placement.shortBy}
          isBusy={placement.phase === 'depositing'}
          onDeposit={() => void placing.depositAndBet()}
          onCancel={placing.reset}
        />
      );
    default:
      if (isWaiting) return <WaitingForMoney onClose={onClose} />;
      return <PlaceButton slip={slip} prices={prices} figures={figures} placing={placing} />;
  }
}

function PlaceButton({ slip, prices, figures, placing }: Omit<PlacePanelProps, 'isWaiting' | 'onClose'>) {
  const t = useWords();
  const dispatch = useShellDispatch();
  const requireLogin = useRequireLogin();
  const stake = useSelector(selectStake);
  const profile = useSelector(selectProfile);
  const { data: wallet } = useGetBalanceQuery(
    profile === null ? skipToken : { profileId: profile.profileId },
  );
  const lastPress = useRef(-DOUBLE_PRESS_MS);
  const isOffline = useIsOffline();
  const amount = formatKes(figures.stake ?? cents(0));
  useEffect(() => {
    if (profile === null) void preloadLogIn().catch(() => undefined);
  }, [profile]);

  const suspended = slip.closed.length - slip.started.length;
  if (slip.closed.length > 0)
    return (
      <div className={styles['outcome']}>
        <div role="status">
          {slip.started.length > 0 && <p>{t('sportsbook.slip.started', { count: slip.started.length })}</p>}
          {suspended > 0 && <p>{t('sportsbook.slip.suspended', { count: suspended })}</p>}
        </div>
        <Button
          isWide
          size="place"
          onClick={({ currentTarget }) => {
            focusTitle(currentTarget); // the button goes, and the one in its place spends money
            dispatch(selectionsRemoved(slip.closed.map((one) => one.outcomeId)));
          }}
        >
          {t('sportsbook.slip.removeClosed')}
        </Button>
      </div>
    );
  const press = (at: number) => {
    if (!requireLogin({ notice: message('sportsbook.place.logIn') }) || profile === null) return;
    if (at - lastPress.current < DOUBLE_PRESS_MS) return;
    lastPress.current = at;
    dispatch(pricesAccepted(prices)); // the button said so, or they were agreed to beforehand
    const checked = betRequest({ slip, figures, stake, profile, wallet: wallet ?? profile });
    if (checked.ok) return void placing.place(checked.value);
    const { rejection, request } = checked.reason;
    if (rejection.kind === 'insufficient-funds') return placing.offerDeposit(request, rejection.shortBy);
    dispatch(dialogShown(oops(rejectionText(rejection))));
  };
  const changes = slip.unagreed.length;
  const label =
    profile === null
      ? 'sportsbook.slip.logIn'
      : changes > 0
        ? 'sportsbook.slip.accept'
        : 'sportsbook.slip.place';
  const isPlacing = placing.placement.phase === 'placing';
  return (
    <div className={styles['outcome']}>
      <div>
        {/* The one of the page is silent behind an open sheet. */}
        <OfflineNotice isOffline={isOffline} />
        <PayoutLine quote={figures.quote} />
      </div>
      <Button isWide size="place" isBusy={isPlacing} onClick={(event) => press(event.timeStamp)}>
        {isPlacing ? t('sportsbook.slip.placing') : t(label, { amount, count: changes })}
      </Button>
    </div>
  );
}

function LostAnswer({
  isAsking,
  onAsk,
  onClose,
}: {
  readonly isAsking: boolean;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}) {
  const t = useWords();
  if (isAsking)
    return (
      <div className={styles['outcome']} role="status">
        <p>
          <Spinner /> <b>{t('sportsbook.slip.checking')}</b>
        </p>
        <p>{t('sportsbook.slip.checkingText')}</p>
      </div>
    );
  return (
    <div className={styles['outcome']}>
      <p role="alert">{t('sportsbook.slip.stillUnknown')}</p>
      <div className={styles['ways']}>
        <Button onClick={onAsk}>{t('sportsbook.slip.askAgain')}</Button>
        <ButtonLink look="secondary" href="/bets" onClick={onClose}>
          {t('sportsbook.slip.myBets')}
        </ButtonLink>
      </div>
    </div>
  );
}

interface DepositOfferProps {
  readonly shortBy: number;
  readonly isBusy: boolean;
  readonly onDeposit: () => void;
  readonly onCancel: () => void;
}

/** 110: the missing amount, and the way to bring it (R4-13). */
function DepositOffer({ shortBy, isBusy, onDeposit, onCancel }: DepositOfferProps) {
  const t = useWords();
  const amount = formatKes(cents(Math.ceil(shortBy / 100) * 100));
  return (
    <div className={styles['outcome']}>
      <p role="status">{t('sportsbook.slip.needed', { shortBy: formatKes(cents(shortBy)) })}</p>
      <Button isWide size="place" isBusy={isBusy} onClick={onDeposit}>
        {t('sportsbook.slip.depositAndBet', { amount })}
      </Button>
      <Button look="quiet" isWide onClick={onCancel}>
        {t('sportsbook.slip.notNow')}
      </Button>
    </div>
  );
}

/** The slip has become a bet that waits (R4-15): it is left to it, or its picks are wanted for another one. */
function WaitingForMoney({ onClose }: { readonly onClose: () => void }) {
  const t = useWords();
  const dispatch = useShellDispatch();
  const done = () => {
    dispatch(betslipCleared());
    onClose();
  };
  return (
    <div className={styles['outcome']}>
      <p role="status">{t('sportsbook.slip.waiting')}</p>
      <div className={styles['ways']}>
        <Button onClick={done}>{t('sportsbook.slip.done')}</Button>
        <Button look="secondary" onClick={() => dispatch(waitSetAside())}>
          {t('sportsbook.slip.keep')}
        </Button>
      </div>
    </div>
  );
}
