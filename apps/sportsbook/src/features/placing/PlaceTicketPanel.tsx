import { useRulesInForce } from '@kipenga/api';
import {
  dayLimitRejection,
  ticketStake,
  type Cents,
  type Jackpot,
  type JackpotTicket,
} from '@kipenga/betting-core';
import {
  dayLimitMessage,
  dialogShown,
  message,
  oops,
  selectProfile,
  useIsOffline,
  useMessageText,
  useRequireLogin,
  useShellDispatch,
} from '@kipenga/shell';
import { Button, JackpotPlace, OfflineNotice, wholeKes } from '@kipenga/ui';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import { TicketLine } from '../jackpot/index.ts';
import { useLeftToday, useWallet, useDoublePress } from '../slip/index.ts';
import styles from './placing.module.css';
import { DepositOffer, LostAnswer, WaitingForMoney } from './placing-states.tsx';
import type { SentBet } from './sent-bets.slice.ts';
import { ticketRejectionText, ticketRequest } from './ticket-request.ts';
import { useLogInAhead } from './use-log-in-ahead.ts';
import type { PlaceTicket } from './use-place-ticket.ts';

interface PlaceTicketPanelProps {
  readonly jackpot: Jackpot;
  readonly ticket: JackpotTicket;
  readonly placing: PlaceTicket;
  /** The ticket that these picks were sent in, while its result is unknown. */
  readonly sent: SentBet | null;
  readonly onClose: () => void;
}

/** The foot of the jackpot sheet: the button that places the ticket, and the state of placing. */
export function PlaceTicketPanel({ jackpot, ticket, placing, sent, onClose }: PlaceTicketPanelProps) {
  const { placement } = placing;
  if (sent?.waitsFor === 'answer') return <LostAnswer onClose={onClose} />;
  // The picks stay until the ticket is placed: without the money, or after closing, it never is.
  if (sent?.waitsFor === 'deposit') return <WaitingForMoney picks={[sent.picks]} onDone={onClose} />;
  if ('stake' in placement)
    return (
      <DepositOffer
        shortBy={placement.shortBy}
        isBusy={placement.phase === 'depositing'}
        onDeposit={() => void placing.depositAndPlace()}
        onCancel={placing.reset}
      />
    );
  return <PlaceTicketButton jackpot={jackpot} ticket={ticket} placing={placing} />;
}

type PlaceTicketButtonProps = Pick<PlaceTicketPanelProps, 'jackpot' | 'ticket' | 'placing'>;

function PlaceTicketButton({ jackpot, ticket, placing }: PlaceTicketButtonProps) {
  const t = useWords();
  const press = usePress({ jackpot, ticket, placing });
  const isLoggedIn = useLogInAhead();
  const isOffline = useIsOffline();
  const { limits } = useRulesInForce();
  const isWhole = ticket.picks.length === jackpot.matches.length && jackpot.phase === 'open';
  return (
    <div className={styles['outcome']}>
      <OfflineNotice isOffline={isOffline} />
      <TicketLine jackpot={jackpot} ticket={ticket} />
      {!isLoggedIn && !isWhole && <p>{t('sportsbook.ticket.logInLater')}</p>}
      {isWhole && <OwnLimit stake={ticketStake(ticket, jackpot.betAmount)} />}
      {isLoggedIn || !isWhole ? (
        <JackpotPlace
          jackpot={jackpot}
          ticket={ticket}
          maxStake={limits.maxStake}
          isPlacing={placing.placement.phase === 'placing'}
          onPlace={() => press(performance.now())}
        />
      ) : (
        <Button isWide size="place" onClick={() => press(performance.now())}>
          {t('sportsbook.slip.logIn', { amount: wholeKes(ticketStake(ticket, jackpot.betAmount)) })}
        </Button>
      )}
    </div>
  );
}

/** A warning, before the tap, that the ticket costs more than the customer's own day limit leaves. */
function OwnLimit({ stake }: { readonly stake: Cents }) {
  const toText = useMessageText();
  const rejection = dayLimitRejection(stake, useLeftToday());
  return rejection && <p role="status">{toText(dayLimitMessage(rejection))}</p>;
}

/** Returns the handler of a press: log in, place, or say why not. */
function usePress({ jackpot, ticket, placing }: PlaceTicketButtonProps) {
  const dispatch = useShellDispatch();
  const requireLogin = useRequireLogin();
  const { limits } = useRulesInForce();
  const profile = useSelector(selectProfile);
  const wallet = useWallet();
  const leftToday = useLeftToday();
  const isSlipOfFinger = useDoublePress();
  return (at: number) => {
    if (!requireLogin({ notice: message('sportsbook.place.logIn') }) || profile === null || wallet === null)
      return;
    if (isSlipOfFinger(at)) return;
    const checked = ticketRequest({ ticket, jackpot, limits, profile, wallet, leftToday });
    if (checked.ok) return void placing.place({ ticket: checked.value });
    const { rejection, request } = checked.reason;
    // The house names the missing amount only for a ticket it would take, so that no deposit is made for a refused
    // one.
    if (rejection.kind === 'insufficient-funds') return void placing.place({ ticket: request });
    dispatch(dialogShown(oops(ticketRejectionText(rejection))));
  };
}
