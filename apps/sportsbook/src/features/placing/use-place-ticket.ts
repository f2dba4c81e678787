import { jackpotsApi, type PlacedAnswer, type PlaceJackpotBetRequest, type TicketStake } from '@kipenga/api';
import { dialogShown, selectProfile, useShellDispatch } from '@kipenga/shell';
import { useSelector } from 'react-redux';
import { selectTicket, ticketCleared } from '../jackpot/index.ts';
import { placedMessage, seeMyBets } from './placement-messages.ts';
import type { SentBet } from './sent-bets.slice.ts';
import { areSamePicks, picksOfTicket } from './sent-picks.ts';
import { usePlacing, type Placing } from './use-placing.ts';
import { useSendOne } from './use-send-one.ts';
import { useShownSince } from './use-shown-since.ts';

export type PlaceTicket = Placing<TicketStake>;

interface OnSheet {
  /** The ticket that the picks were sent in, while its result is unknown. */
  readonly sent: SentBet | null;
  /** Called after placing, before the slip is cleared. */
  readonly onPlaced: (answer: PlacedAnswer) => void;
}

/** Places the ticket on the jackpot slip (R4-14, R8-10). */
export function usePlaceTicket({ sent, onPlaced }: OnSheet): PlaceTicket {
  const isOnSlip = useIsOnSlip();
  return usePlacing<TicketStake>({
    send: useSendTicket(onPlaced),
    isOffered: ({ stake }) => sent === null && isOnSlip(stake.ticket),
  });
}

function useSendTicket(onPlaced: OnSheet['onPlaced']) {
  const dispatch = useShellDispatch();
  const send = useSendOne();
  const shownSince = useShownSince(picksOfTicket(useSelector(selectTicket)));
  return (stake: TicketStake) => {
    const picks = picksOfTicket(stake.ticket);
    const leave = (answer: PlacedAnswer) => {
      onPlaced(answer);
      dispatch(ticketCleared());
      dispatch(dialogShown(placedMessage(answer, { ways: [seeMyBets] })));
    };
    const onSlip = { picks, sinceMs: shownSince(picks), leave };
    return send(stake, dispatch(jackpotsApi.endpoints.placeJackpotBet.initiate({ ...stake.ticket, onSlip })));
  };
}

/** True if a request is the ticket on the slip, of the same customer. */
function useIsOnSlip(): (request: PlaceJackpotBetRequest) => boolean {
  const profileId = useSelector(selectProfile)?.profileId;
  const ticket = useSelector(selectTicket);
  return (request) =>
    request.profileId === profileId && areSamePicks(picksOfTicket(request), picksOfTicket(ticket));
}
