import { bettingApi, type BetWait, type PlaceBetRequest, type PlacedAnswer } from '@kipenga/api';
import { formatHundredths, formatKes, type BetId } from '@kipenga/betting-core';
import {
  dialogShown,
  message,
  selectProfile,
  useShellDispatch,
  type DialogMessage,
  type Message,
} from '@kipenga/shell';
import { pickWording } from '@kipenga/words';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectionsAdded } from '../slip/index.ts';
import { placedMessage, seeMyBets, toldOfBet } from './placement-messages.ts';

/** A bet on a match in play, placed on this page, and the state of its wait (D103). */
export interface WaitingBet {
  readonly betId: BetId;
  readonly request: PlaceBetRequest;
  readonly answer: PlacedAnswer;
  readonly seconds: number;
  /** The end of the wait by this device's clock, in milliseconds. */
  readonly endsAt: number;
  /** Null until the house has judged it. */
  readonly verdict: BetWait | null;
}

/**
 * Adds a placed bet to the waits.
 * @returns true if the bet waits.
 */
export type BeginWait = (answer: PlacedAnswer, request: PlaceBetRequest) => boolean;

export interface LiveWaits {
  readonly bets: readonly WaitingBet[];
  readonly begin: BeginWait;
  /** Takes the house's verdict on one. */
  readonly end: (bet: WaitingBet, verdict: BetWait) => void;
  /** Removes judged bets once they have been read. */
  readonly forget: () => void;
}

/** Waiting bets of this page and customer. While their sheet is closed, a verdict is shown in a dialog. */
export function useLiveWaits(isOpen: boolean): LiveWaits {
  const dispatch = useShellDispatch();
  const profileId = useSelector(selectProfile)?.profileId;
  const [bets, setBets] = useState<readonly WaitingBet[]>([]);
  return {
    bets: bets.filter(({ request }) => request.profileId === profileId),
    begin: (answer, request) => {
      const { betId, waiting } = answer;
      if (betId === null || waiting === undefined) return false;
      const { seconds } = waiting;
      const endsAt = Date.now() + seconds * 1_000;
      setBets((all) => [...all, { betId, request, answer, seconds, endsAt, verdict: null }]);
      return true;
    },
    end: (bet, verdict) => {
      dispatch(bettingApi.util.invalidateTags(['Balance', 'Bet', 'Transaction']));
      if (!isOpen) dispatch(dialogShown(verdictMessage(bet, verdict)));
      setBets((all) =>
        all.flatMap((one) => (one.betId !== bet.betId ? one : isOpen ? { ...one, verdict } : [])),
      );
    },
    forget: () => setBets((all) => all.filter(({ verdict }) => verdict === null)),
  };
}

/** The sentences of a verdict: the decision, and what it does to the money. */
export function verdictWords(
  { answer, request }: WaitingBet,
  { state, reason = 'source' }: BetWait,
): readonly Message[] {
  const { stake, totalOdds } = answer.quote ?? request;
  return state === 'stands'
    ? [standsWords(request.totalOdds, totalOdds)]
    : [
        message(`sportsbook.live.fell.${reason}`),
        message('sportsbook.live.back', { amount: formatKes(stake) }),
      ];
}

/** The odds the bet stands at, and those tapped if the price moved before the tap arrived. */
const standsWords = (tapped: number, taken: number): Message =>
  tapped === taken
    ? message('sportsbook.live.price', { odds: formatHundredths(taken) })
    : message('sportsbook.live.priceMoved', {
        tapped: formatHundredths(tapped),
        odds: formatHundredths(taken),
      });

/** The picks in the dialog: the customer may have picked others meanwhile. */
function picksOf({ selections }: PlaceBetRequest): NonNullable<DialogMessage['figures']> {
  const [pick, ...others] = selections;
  if (pick === undefined) return [];
  const { homeTeam, awayTeam, outcomeKey } = pick;
  return [
    {
      name:
        others.length === 0
          ? (pickWording(pick) ?? outcomeKey)
          : message('sportsbook.live.picks', { count: selections.length }),
      value: message('ui.bet.andMore', { match: `${homeTeam} v ${awayTeam}`, more: others.length }),
    },
  ];
}

function verdictMessage(bet: WaitingBet, verdict: BetWait): DialogMessage {
  const { answer, request } = bet;
  const { waiting: _, ...placed } = answer;
  const [why = ''] = verdictWords(bet, verdict);
  // The answer to the tap said that it waits.
  if (verdict.state === 'stands') {
    const told = toldOfBet(answer, { request, tax: null });
    const figures = [...picksOf(request), ...told.figures];
    return { ...placedMessage(placed, { ...told, figures }), message: why };
  }
  return {
    tone: 'info',
    title: message('ui.live.wait.fell'),
    message: why,
    figures: [
      ...picksOf(request),
      { name: message('sportsbook.live.stakeBack'), value: formatKes((answer.quote ?? request).stake) },
    ],
    ways: [
      seeMyBets,
      { label: message('sportsbook.live.again'), event: selectionsAdded(request.selections) },
    ],
  };
}
