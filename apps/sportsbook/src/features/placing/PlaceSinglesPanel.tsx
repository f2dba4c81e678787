import { formatKes, subtractCents, type Selection } from '@kipenga/betting-core';
import {
  dialogShown,
  message,
  oops,
  selectProfile,
  useIsOffline,
  useRequireLogin,
  useShellDispatch,
} from '@kipenga/shell';
import { Button, LiveWait, OfflineNotice, sumsWhole } from '@kipenga/ui';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import {
  pricesAccepted,
  selectionsRemoved,
  selectStake,
  type Singles,
  type SlipView,
  totalOfSingles,
  useWallet,
  useDoublePress,
} from '../slip/index.ts';
import { ClosedNotice, ClosedPicks } from './ClosedPicks.tsx';
import { MissingMoney } from './MissingMoney.tsx';
import { movedPrices } from './moved-prices.ts';
import { rejectionText } from './placement-messages.ts';
import styles from './placing.module.css';
import { DepositOffer, LostAnswer, WaitingForMoney } from './placing-states.tsx';
import { singleRequests } from './single-requests.ts';
import { useLogInAhead } from './use-log-in-ahead.ts';
import type { PlaceSingles } from './use-place-singles.ts';

interface PlaceSinglesPanelProps {
  readonly view: SlipView;
  readonly singles: Singles;
  readonly placing: PlaceSingles;
  readonly onClose: () => void;
}

/**
 * The foot of a slip of singles: the button that places all that can be placed, their sum, and the state of placing.
 */
export function PlaceSinglesPanel({ view, singles, placing, onClose }: PlaceSinglesPanelProps) {
  const { placement } = placing;
  if ('stake' in placement)
    return (
      <DepositOffer
        shortBy={placement.shortBy}
        isBusy={placement.phase === 'depositing'}
        onDeposit={() => void placing.depositAndPlace()}
        onCancel={placing.reset}
      />
    );
  return (
    <>
      {singles.lines.some(({ sent }) => sent === 'answer') && <LostAnswer onClose={onClose} />}
      <WaitingSingles singles={singles} onClose={onClose} />
      {singles.ready.length > 0 || placement.phase === 'placing' ? (
        <PlaceAll view={view} singles={singles} placing={placing} />
      ) : (
        <NothingToPlace view={view} singles={singles} />
      )}
    </>
  );
}

/** Shown if no single can be placed now: the way on, or the problem of the first one. */
function NothingToPlace({ view, singles }: Pick<PlaceSinglesPanelProps, 'view' | 'singles'>) {
  if (view.priced.closed.length > 0) return <ClosedPicks slip={view.priced} />;
  const problem = singles.lines.find((line) => line.problem !== null)?.problem;
  return problem == null ? null : <p className={styles['outcome']}>{problem}</p>;
}

/** Singles that the platform places once their deposit arrives. If left to it, they leave the slip. */
function WaitingSingles({ singles, onClose }: Pick<PlaceSinglesPanelProps, 'singles' | 'onClose'>) {
  const dispatch = useShellDispatch();
  const waiting = singles.lines.flatMap(({ sent, selection }) =>
    sent === 'deposit' ? [selection.outcomeId] : [],
  );
  if (waiting.length === 0) return null;
  const done = () => {
    dispatch(selectionsRemoved(waiting));
    onClose();
  };
  return <WaitingForMoney picks={waiting.map((one) => [one])} onDone={done} />;
}

type PlaceAllProps = Omit<PlaceSinglesPanelProps, 'onClose'>;

function PlaceAll({ view, singles, placing }: PlaceAllProps) {
  const t = useWords();
  const press = usePress({ view, singles, placing });
  const isLoggedIn = useLogInAhead();
  const isOffline = useIsOffline();
  const { ready, lines } = singles;
  const { stake, tax, netPayout } = totalOfSingles(ready);
  const sum = {
    stake: formatKes(stake),
    tax: formatKes(tax),
    net: formatKes(netPayout),
    taxed: tax > 0 ? 'yes' : 'no',
  };
  const isPlacing = placing.placement.phase === 'placing';
  const words = { amount: sum.stake, count: ready.length, all: lines.length };
  const isAsked = among(singles, view.priced.unagreed).length > 0;
  const moved = isAsked ? among(singles, view.priced.moved).length : 0;
  const seconds = view.waitSeconds;
  return (
    <div className={styles['outcome']}>
      {seconds > 0 && <LiveWait state="ahead" seconds={seconds} />}
      <div>
        {/* The page's own one is inert behind an open sheet. */}
        <OfflineNotice isOffline={isOffline} />
        <ClosedNotice slip={view.priced} />
        {!isPlacing && <p>{sumsWhole(t('sportsbook.singles.sum', { ...sum, count: ready.length }))}</p>}
        {!isPlacing && <MissingMoney stake={stake} />}
      </div>
      <Button isWide size="place" isBusy={isPlacing} onClick={(event) => press(event.timeStamp)}>
        {isPlacing
          ? t('sportsbook.slip.placing')
          : t(labelOf(isLoggedIn, moved > 0, ready.length < lines.length), {
              ...words,
              ...(moved > 0 && { count: moved }),
            })}
      </Button>
    </div>
  );
}

function labelOf(isLoggedIn: boolean, hasMoved: boolean, isPart: boolean) {
  if (!isLoggedIn) return 'sportsbook.slip.logIn';
  if (hasMoved) return 'sportsbook.slip.accept';
  return isPart ? 'sportsbook.singles.placeSome' : 'sportsbook.singles.place';
}

/** Those of some picks that would be placed. */
const among = ({ ready }: Singles, picks: readonly Selection[]) =>
  picks.filter((one) => ready.some(({ selection }) => selection.outcomeId === one.outcomeId));

/** Returns the handler of a press: log in, place, or say why not. */
function usePress({ view, singles, placing }: PlaceAllProps) {
  const dispatch = useShellDispatch();
  const requireLogin = useRequireLogin();
  const { acceptOddsChange } = useSelector(selectStake);
  const profile = useSelector(selectProfile);
  const wallet = useWallet();
  const isSlipOfFinger = useDoublePress(movedPrices(view.priced, view.prices));
  return (at: number) => {
    if (!requireLogin({ notice: message('sportsbook.place.logIn') }) || profile === null || wallet === null)
      return;
    if (isSlipOfFinger(at)) return;
    dispatch(pricesAccepted(view.slip, view.prices)); // the button said so, or the customer agreed beforehand
    const { ready: lines } = singles;
    const confirmed = { view, lines, acceptOddsChange, profile, wallet };
    const checked = singleRequests(confirmed);
    if (!checked.ok) return void dispatch(dialogShown(oops(rejectionText(checked.reason))));
    const { stake } = totalOfSingles(lines);
    const { balance } = confirmed.wallet;
    const bets = checked.value;
    if (balance >= stake) return void placing.place({ bets });
    placing.offerDeposit({ bets }, subtractCents(stake, balance));
  };
}
