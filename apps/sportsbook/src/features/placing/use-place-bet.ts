import { betsApi, type BetStake, type PlaceBetRequest, type PlacedAnswer } from '@kipenga/api';
import { addCents } from '@kipenga/betting-core';
import { dialogShown, selectProfile, useShellDispatch } from '@kipenga/shell';
import { useSelector, useStore } from 'react-redux';
import type { BetslipRootState, SlipView } from '../slip/index.ts';
import { placedMessage, toldOfBet } from './placement-messages.ts';
import type { SentBet } from './sent-bets.slice.ts';
import type { BeginWait } from './use-live-waits.ts';
import { areSamePicks, picksOfBet } from './sent-picks.ts';
import { takeOffSlip } from './take-off-slip.ts';
import { usePlacing, type Placing } from './use-placing.ts';
import { useSendOne } from './use-send-one.ts';
import { useShownSince } from './use-shown-since.ts';

export type PlaceBet = Placing<BetStake>;

interface OnSheet {
  readonly view: SlipView;
  /** The bet that the picks were sent in, while its result is unknown. */
  readonly sent: SentBet | null;
  /** Closes the sheet. */
  readonly onPlaced: () => void;
  /** The bet waits on a match in play: the sheet shows it. */
  readonly onWaiting: BeginWait;
}

/** Places the slip as one bet (R4-14, R8-10). */
export function usePlaceBet({ view, sent, ...ends }: OnSheet): PlaceBet {
  const isOfSlip = useIsOfSlip(view);
  return usePlacing({
    send: useSendBet(view, ends),
    isOffered: ({ stake, phase }) =>
      sent === null && isOfSlip(stake.bet) && (phase === 'depositing' || isPlaceable(view)),
  });
}

/** False for a price not agreed to, or a closed pick: no deposit is asked for such a bet. */
const isPlaceable = ({ priced }: SlipView): boolean =>
  priced.unagreed.length === 0 && priced.closed.length === 0;

/** True if a request is the bet on the slip: the same customer, picks, lines and stake. */
function useIsOfSlip({ slip, figures, system }: SlipView): (request: PlaceBetRequest) => boolean {
  const profileId = useSelector(selectProfile)?.profileId;
  return (request) =>
    request.profileId === profileId &&
    request.stake === figures.quote.stake &&
    areSamePicks(picksOfBet(request), picksOfBet(slip)) &&
    request.system === system.linesOf(slip.selections); // of all picks: one may close while a deposit is offered
}

function useSendBet(
  { slip, figures: { quote } }: SlipView,
  { onPlaced, onWaiting }: Pick<OnSheet, 'onPlaced' | 'onWaiting'>,
) {
  const dispatch = useShellDispatch();
  const store = useStore<BetslipRootState>();
  const send = useSendOne();
  const shownSince = useShownSince(picksOfBet(slip));
  const tax = addCents(quote.stakeTax, quote.withholdingTax);
  return (stake: BetStake) => {
    const picks = picksOfBet(stake.bet);
    const leave = (answer: PlacedAnswer) => {
      takeOffSlip(store, stake.bet);
      if (onWaiting(answer, stake.bet)) return;
      dispatch(dialogShown(placedMessage(answer, toldOfBet(answer, { request: stake.bet, tax }))));
      onPlaced();
    };
    const onSlip = { picks, sinceMs: shownSince(picks), leave };
    return send(stake, dispatch(betsApi.endpoints.placeBet.initiate({ ...stake.bet, onSlip })));
  };
}
