import { systemReason, type PlaceBetRequest, type PlacedAnswer } from '@kipenga/api';
import {
  cents,
  formatHundredths,
  formatKes,
  instantFromMs,
  type Bet,
  type Cents,
  type Rejection,
} from '@kipenga/betting-core';
import {
  answerMessage,
  dayLimitMessage,
  exclusionMessage,
  oops,
  message,
  type Answered,
  type DialogMessage,
  type DialogWay,
  type Message,
} from '@kipenga/shell';
import { selectionsAdded, shareOpened } from '../slip/index.ts';

/** A placed bet, as confirmed. */
export interface ConfirmedBet {
  readonly request: PlaceBetRequest;
  /**
   * The tax on stake and win at the confirmed figures, for a house that does not send it; null if they are no longer
   * known.
   */
  readonly tax: Cents | null;
}

/** The words for every reason a bet is refused before it is sent. A new reason does not compile until it has its words. */
export function rejectionText(rejection: Rejection): Message {
  switch (rejection.kind) {
    case 'empty-slip':
      return message('sportsbook.place.emptySlip');
    case 'login-needed':
      return message('sportsbook.place.logIn');
    case 'self-excluded':
      return exclusionMessage(rejection.until);
    case 'day-limit-passed':
      return dayLimitMessage(rejection);
    case 'too-many-selections':
      return message('sportsbook.place.tooMany', { maximum: rejection.maximum });
    case 'same-match-twice':
      return message('sportsbook.place.sameMatch');
    case 'system-unplayable':
      return answerMessage({ description: '', reason: systemReason(rejection.why) });
    case 'stake-not-whole':
      return message('sportsbook.place.stakeWhole');
    case 'stake-too-low':
      return message('sportsbook.place.stakeLow', { minimum: formatKes(rejection.minimum) });
    case 'stake-too-high':
      return message('sportsbook.place.stakeHigh', { maximum: formatKes(rejection.maximum) });
    case 'free-bet-missing':
      return message('sportsbook.place.noFreeBet');
    case 'free-bet-stake-differs':
      return message('sportsbook.place.freeBetDiffers', { amount: formatKes(rejection.freeBet) });
    case 'free-bet-not-prematch':
      return message('sportsbook.place.freeBetType');
    case 'outcome-unknown':
      return message('sportsbook.place.unknownPick');
    case 'match-started':
      return message('sportsbook.place.started');
    case 'match-postponed':
      return message('sportsbook.place.postponed');
    case 'outcome-suspended':
      return message('sportsbook.place.suspended');
    case 'odds-changed':
      return message('sportsbook.place.oddsChanged');
    case 'insufficient-funds':
      return message('sportsbook.slip.needed', { shortBy: formatKes(rejection.shortBy) });
  }
}

/**
 * The message of a placed bet: the catalogue's title and the platform's answer (R8-10). With `told`, also its sums at
 * the odds taken, in the words of bar and sheet, and the ways on.
 */
export function placedMessage(
  answer: Answered & Pick<PlacedAnswer, 'reference' | 'waiting' | 'quote'>,
  told?: Pick<DialogMessage, 'figures' | 'ways'>,
): DialogMessage {
  const { description, reference, waiting, quote } = answer;
  if (waiting !== undefined) return waitingMessage(waiting.seconds, quote?.stake);
  const fallback =
    reference === null
      ? message('sportsbook.place.success')
      : message('sportsbook.place.reference', { reference });
  return {
    tone: 'success',
    title: message('sportsbook.place.success'),
    message: description === '' ? fallback : answerMessage(answer),
    ...told,
  };
}

/** The message of a bet on a match in play whose wait the slip does not show (D103). */
const waitingMessage = (seconds: number, stake: Cents | undefined): DialogMessage => ({
  tone: 'info',
  title: message('sportsbook.live.waitTitle'),
  message: message('sportsbook.live.waitText', { seconds, amount: formatKes(stake ?? cents(0)) }),
  ways: [seeMyBets],
});

/** The sums of a placed bet, and the ways on. */
export function toldOfBet(
  answer: PlacedAnswer,
  { request, tax }: ConfirmedBet,
): Required<Pick<DialogMessage, 'figures' | 'ways'>> {
  const taken = answer.quote ?? request;
  const isAsConfirmed = taken.netPayout === request.netPayout;
  const taxTaken = answer.quote?.tax ?? (isAsConfirmed ? tax : null);
  const figures: readonly (readonly [string, string])[] = [
    [
      taken.system === undefined ? 'ui.quote.totalOdds' : 'ui.quote.meanOdds',
      formatHundredths(taken.totalOdds),
    ],
    ['ui.quote.stake', formatKes(taken.stake)],
    ...(taxTaken ? [['ui.payoutLine.taxInAll', formatKes(taxTaken)] as const] : []),
    [taken.system === undefined ? 'ui.quote.net' : 'ui.payoutLine.allRight', formatKes(taken.netPayout)],
  ];
  return {
    figures: figures.map(([id, value]) => ({ name: message(id), value })),
    ways: waysOn(request, seeBet(answer, request)),
  };
}

/** Ways on after placing: the bet, its picks to share, and the same picks again. */
export const waysOn = (
  { selections: picks, system }: Pick<PlaceBetRequest, 'selections' | 'system'>,
  see: DialogWay,
): readonly DialogWay[] => [
  see,
  { label: message('sportsbook.placed.share'), event: shareOpened(picks, system) },
  { label: message('sportsbook.placed.again'), event: selectionsAdded(picks) },
];

/** The way to My Bets, which also shows tickets. */
export const seeMyBets: DialogWay = { label: message('sportsbook.slip.myBets'), href: '/bets' };

function seeBet(answer: PlacedAnswer, request: PlaceBetRequest): DialogWay {
  const { betId: id, reference, quote } = answer;
  if (id === null) return seeMyBets;
  const bet: Bet = {
    id,
    reference: reference ?? '',
    createdAt: instantFromMs(Date.now()),
    type: answer.waiting === undefined ? 'prematch' : 'live',
    status: 'open',
    badge: null,
    stake: quote?.stake ?? request.stake,
    netPayout: quote?.netPayout ?? request.netPayout,
    totalOdds: quote?.totalOdds ?? request.totalOdds,
    jackpotId: null,
    jackpotName: null,
    ...(quote?.system && { system: quote.system }),
  };
  return { label: message('sportsbook.placed.see'), href: '/betdetail', state: { bet } };
}

/** The message of a refused bet: its reason under "Oops!" (R8-04), and that it cost nothing. */
export const refusedMessage = (answer: Answered): DialogMessage => ({
  ...oops(answerMessage(answer)),
  figures: [{ name: message('sportsbook.place.taken'), value: formatKes(cents(0)) }],
});

/** The message of deposit-and-bet after its prompt was sent to the phone (R4-15, R8-10). */
export const promptSentMessage = (): DialogMessage => ({
  tone: 'success',
  title: message('sportsbook.slip.title'),
  message: message('sportsbook.place.promptSent'),
});

/** The message of deposit-and-bet when the money arrived but the bet was refused. */
export const notPlacedMessage = (): DialogMessage => oops(message('sportsbook.place.notPlaced'));

/** The message of deposit-and-bet when its prompt was cancelled or timed out. */
export const notPaidMessage = (): DialogMessage => oops(message('sportsbook.place.notPaid'));

/** The message of a bet with a lost answer that never reached the platform. */
export const notArrivedMessage = (): DialogMessage => oops(message('sportsbook.place.notArrived'));

/** The message of a failed deposit-and-bet call (R8-03). */
export const depositAndBetFailure = (): DialogMessage => oops(message('sportsbook.place.failed'));
