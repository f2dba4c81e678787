import { useGetCashOutQuery } from '@kipenga/api';
import { formatKes, type Bet } from '@kipenga/betting-core';
import { answerMessage, useIsOffline, useMessageText } from '@kipenga/shell';
import {
  Button,
  CashOutFigures,
  CashOutShare,
  FailedState,
  LiveWait,
  OfflineNotice,
  RadioCards,
  Shimmer,
  Spinner,
  useIsSavingData,
  useMatchOfBet,
} from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { useDoublePress } from '../slip/index.ts';
import { CashOutFloor } from './CashOutFloor.tsx';
import { CashOutWait } from './CashOutWait.tsx';
import styles from './cash-out.module.css';
import type { WaitingCashOut } from './use-cash-out.tsx';
import { useTakeCashOut } from './use-take-cash-out.ts';

interface CashOutPanelProps {
  readonly bet: Bet;
  /** Its cash-out that waits or fell; null without one. */
  readonly wait: WaitingCashOut | null;
  readonly onWait: (wait: WaitingCashOut) => void;
  /** Called after payment, to close the sheet. */
  readonly onDone: () => void;
}

const WHOLE = 100;
const HALF = 50;

/** The present offer for a bet or a part of it, the house's share, and the button that cashes it out (D102). */
export function CashOutPanel({ bet, wait, onWait, onDone }: CashOutPanelProps) {
  const t = useWords();
  const [part, setPart] = useState<{ readonly share: number | null } | null>(null);
  const share = part === null ? WHOLE : part.share;
  const offer = useCashOutOffer(bet, share);
  const taking = useTakeCashOut(bet, { onDone, onWait });
  const { offered } = offer;
  const match = useMatchOfBet(bet);
  if (wait !== null && wait.fell === undefined)
    return (
      <div className={styles['panel']}>
        {match !== null && <p className={styles['match']}>{match}</p>}
        <CashOutWait key={wait.begunAt} wait={wait} />
      </div>
    );
  return (
    <div className={styles['panel']}>
      {match !== null && <p className={styles['match']}>{match}</p>}
      {wait !== null && <CashOutWait key={wait.begunAt} wait={wait} />}
      {offered !== null && (
        <RadioCards
          legend={<span className="visually-hidden">{t('sportsbook.cashOut.howMuch')}</span>}
          choices={[
            { value: 'all', label: t('sportsbook.cashOut.all') },
            { value: 'part', label: t('sportsbook.cashOut.part') },
          ]}
          value={part === null ? 'all' : 'part'}
          onChange={(value) => setPart(value === 'all' ? null : { share: HALF })}
        />
      )}
      {offered !== null && part !== null && (
        <CashOutShare
          stake={offered.stake}
          share={part.share}
          onChange={(chosen) => setPart({ share: chosen })}
          isDisabled={taking.isBusy}
        />
      )}
      <Offer {...{ bet, share, offer, taking }} />
      {(offered !== null || bet.cashOutFloor !== undefined) && (
        <CashOutFloor bet={bet} floor={offered === null ? bet.cashOutFloor : offered.floor} />
      )}
    </div>
  );
}

/** The validity of an offer whose answer names none, in seconds. */
const VALID_SECONDS = 5;
const SAVING_SECONDS = 20;
/** While a slider is dragged, no offer is requested. */
const ASK_AFTER_MS = 250;

/** The present offer, refetched as prices move while the page is visible. */
function useCashOutOffer({ id }: Bet, share: number | null) {
  const isSaving = useIsSavingData();
  const asked = useStanding(share);
  const [seconds, setSeconds] = useState(VALID_SECONDS);
  const query = useGetCashOutQuery(
    asked === null ? skipToken : { betId: id, ...(asked < WHOLE && { share: asked }) },
    {
      pollingInterval: (isSaving ? SAVING_SECONDS : seconds) * 1_000,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const { data: answer } = query;
  const offered = answer?.kind === 'offered' ? answer : null;
  if (offered !== null && offered.validForSeconds > 0 && offered.validForSeconds !== seconds)
    setSeconds(offered.validForSeconds);
  return {
    answer,
    offered,
    /** The answer belongs to an earlier question. */
    isOld: share !== asked || query.currentData === undefined,
    isAsking: query.isFetching,
    hasFailed: query.isError,
    seconds: isSaving ? SAVING_SECONDS : seconds,
    again: () => void query.refetch(),
  };
}

/** The value once it has been unchanged for a moment. */
function useStanding<Value>(value: Value): Value {
  const [standing, setStanding] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStanding(value), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return standing;
}

interface OfferProps {
  readonly bet: Bet;
  readonly share: number | null;
  readonly offer: ReturnType<typeof useCashOutOffer>;
  readonly taking: ReturnType<typeof useTakeCashOut>;
}

function Offer({ bet, share, offer, taking }: OfferProps) {
  const t = useWords();
  const toText = useMessageText();
  const { answer, offered } = offer;
  if (taking.isLost) return <LostAnswer isAsking={taking.isBusy} onAsk={taking.askAgain} />;
  if (offer.hasFailed)
    return (
      <FailedState text={t('sportsbook.cashOut.failed')} onRetry={offer.again} isRetrying={offer.isAsking} />
    );
  if (answer === undefined) return <Shimmer kind="bet" />;
  return (
    <div className={styles['offer']}>
      {/* Always there, so that a screen reader announces its change: the reason for no offer, or why the pressed
          offer is no longer valid. */}
      <p
        role="status"
        className={taking.said === null && offered !== null ? 'visually-hidden' : styles['said']}
      >
        {taking.said !== null
          ? toText(taking.said)
          : answer.kind === 'refused' && toText(answerMessage(answer))}
      </p>
      {offered !== null && (
        <>
          <CashOutFigures
            amounts={offered}
            isSystem={bet.system !== undefined}
            isOld={offer.isOld || share === null}
          />
          {offered.waitSeconds !== undefined && (
            <LiveWait
              state="ahead"
              title={t('sportsbook.cashOut.waitAhead', { seconds: offered.waitSeconds })}
              seconds={offered.waitSeconds}
            />
          )}
          <p className={styles['note']}>{t('sportsbook.cashOut.final')}</p>
          <TakeButton {...{ bet, share, offer, taking }} />
          <p className={styles['note']}>{t('sportsbook.cashOut.moves', { seconds: offer.seconds })}</p>
        </>
      )}
    </div>
  );
}

/** Pays the offer it shows, or says why not. An offer that changed just before the press is not taken. */
function TakeButton({ share, offer, taking }: OfferProps) {
  const t = useWords();
  const isOffline = useIsOffline();
  const { offered } = offer;
  const isSlipOfFinger = useDoublePress(`${offered?.offer} ${share}`);
  if (offered === null) return null;
  const isBusy = taking.isBusy || (share !== null && offer.isOld) || (taking.said !== null && offer.isAsking);
  const press = (at: number) => {
    if (share === null || isSlipOfFinger(at)) return;
    void taking.take({
      offer: offered.offer,
      version: offered.version,
      ...(share < WHOLE && { share }),
    });
  };
  return (
    <div>
      <OfflineNotice isOffline={isOffline} />
      <Button
        isWide
        size="place"
        isBusy={isBusy}
        aria-disabled={isOffline || share === null}
        onClick={(event) => press(event.timeStamp)}
      >
        {taking.isBusy
          ? t('sportsbook.cashOut.taking')
          : t('sportsbook.cashOut.take', { amount: formatKes(offered.offer) })}
      </Button>
    </div>
  );
}

/** The answer got lost (D24): the same confirmation is asked about, under its own key, until it is answered. */
function LostAnswer({ isAsking, onAsk }: { readonly isAsking: boolean; readonly onAsk: () => void }) {
  const t = useWords();
  return (
    <div className={styles['offer']}>
      <div role="status" className={styles['said']}>
        <p>
          <Spinner /> <b>{t('sportsbook.cashOut.checking')}</b>
        </p>
        <p>{t('sportsbook.cashOut.checkingText')}</p>
      </div>
      <Button look="secondary" isWide isBusy={isAsking} onClick={onAsk}>
        {t('sportsbook.slip.askAgain')}
      </Button>
    </div>
  );
}
