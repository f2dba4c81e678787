import { betsApi, type PlaceBetRequest, type SinglesStake } from '@kipenga/api';
import { dialogShown, selectProfile, useShellDispatch } from '@kipenga/shell';
import { useSelector, useStore } from 'react-redux';
import type { BetslipRootState, Singles, SlipView } from '../slip/index.ts';
import { hearAnswer } from './hear-answer.ts';
import { picksOfBet } from './sent-picks.ts';
import { singlesMessage, type SingleOutcome } from './singles-message.ts';
import { takeOffSlip } from './take-off-slip.ts';
import type { BeginWait } from './use-live-waits.ts';
import { usePlacing, type Placing } from './use-placing.ts';
import { useShownSince } from './use-shown-since.ts';

export type PlaceSingles = Placing<SinglesStake>;

interface OnSheet {
  readonly view: SlipView;
  readonly singles: Singles;
  /** Closes the sheet. */
  readonly onPlaced: () => void;
  /** One waits on a match in play: the sheet shows it. */
  readonly onWaiting: BeginWait;
}

/** Places the singles of a slip, each under its own key, and tells the result of each (R4-13, R4-14, D24). */
export function usePlaceSingles({ view, singles, ...ends }: OnSheet): PlaceSingles {
  const isOnSlip = useIsOnSlip(view, singles);
  return usePlacing({
    send: useSendSingles(view, ends),
    isOffered: ({ stake, phase }) => stake.bets.every((one) => isOnSlip(one, phase === 'short')),
  });
}

/**
 * True if a confirmed single is on the slip, for the same customer and stake, and not sent since; with
 * `mustBePlaceable`, only if it can also be placed now.
 */
function useIsOnSlip({ priced }: SlipView, { isOn, lines }: Singles) {
  const profileId = useSelector(selectProfile)?.profileId;
  return (request: PlaceBetRequest, mustBePlaceable: boolean): boolean => {
    const [pick] = request.selections;
    const line = lines.find(({ selection }) => selection.outcomeId === pick?.outcomeId);
    const isFree = isOn && line !== undefined && line.sent === null && line.stake === request.stake;
    if (!isFree || request.profileId !== profileId) return false;
    const isAgreed = priced.unagreed.every(({ outcomeId }) => outcomeId !== pick?.outcomeId);
    return !mustBePlaceable || (line.state === 'open' && isAgreed);
  };
}

function useSendSingles(
  { slip }: SlipView,
  { onPlaced, onWaiting }: Pick<OnSheet, 'onPlaced' | 'onWaiting'>,
) {
  const dispatch = useShellDispatch();
  const store = useStore<BetslipRootState>();
  const shownSince = useShownSince(picksOfBet(slip));
  const sendOne = async (request: PlaceBetRequest): Promise<SingleOutcome> => {
    const picks = picksOfBet(request);
    // Removed at its own answer, so that a reload finds it gone while others are on their way.
    const onSlip = { picks, sinceMs: shownSince(picks), leave: () => takeOffSlip(store, request) };
    const call = dispatch(betsApi.endpoints.placeBet.initiate({ ...request, onSlip }));
    return { request, ...(await hearAnswer(dispatch, { bet: request }, call)) };
  };
  return async ({ bets }: SinglesStake): Promise<null> => {
    const outcomes = await Promise.all(bets.map(sendOne));
    // Waiting bets are told by their waits.
    const over = outcomes.filter(
      ({ answer, request }) => answer?.kind !== 'placed' || !onWaiting(answer, request),
    );
    const message = over.length === 0 ? null : singlesMessage(over);
    if (message !== null) dispatch(dialogShown(message));
    if (over.length === outcomes.length && outcomes.every(({ answer }) => answer?.kind === 'placed'))
      onPlaced();
    return null; // missing money is told with the others
  };
}
