import type { PlaceBetRequest, PlacedQuote } from '@kipenga/api';
import { addCents, cents, formatHundredths, formatKes, type Selection } from '@kipenga/betting-core';
import { answerMessage, message, oops, type DialogMessage, type Message } from '@kipenga/shell';
import { pickWording } from '@kipenga/words';
import type { Heard } from './hear-answer.ts';
import { placedMessage, seeMyBets, toldOfBet, waysOn } from './placement-messages.ts';

/** The result of one of several singles placed together. */
export interface SingleOutcome extends Heard {
  readonly request: PlaceBetRequest;
}

/**
 * The words for singles that were not placed: of those sent from here, and of those that the platform placed with a
 * deposit.
 */
const NOT_PLACED = {
  sent: { none: 'sportsbook.singles.none', some: 'sportsbook.singles.left' },
  deposited: { none: 'sportsbook.place.notPlaced', some: 'sportsbook.singles.rest' },
} as const;

/**
 * The message after placing several singles: for each, whether it was placed, and why not. Null if the session has
 * ended.
 */
export function singlesMessage(
  outcomes: readonly SingleOutcome[],
  way: keyof typeof NOT_PLACED = 'sent',
): DialogMessage | null {
  const placed = outcomes.filter(({ answer }) => answer?.kind === 'placed');
  const [only] = outcomes;
  if (outcomes.length === 1 && only?.answer?.kind === 'placed')
    return placedMessage(only.answer, toldOfBet(only.answer, { request: only.request, tax: null }));
  if (placed.length === 0 && outcomes.every(({ failure }) => failure === null)) return null;
  const figures = outcomes.map((outcome) => ({
    name: nameOf(outcome.request.selections),
    value: fateOf(outcome),
  }));
  if (placed.length === 0) return { ...oops(message(NOT_PLACED[way].none)), figures };
  const counts = { placed: placed.length, count: outcomes.length };
  const isAll = placed.length === outcomes.length;
  const selections = placed.flatMap(({ request }) => request.selections);
  return {
    tone: isAll ? 'success' : 'info',
    title: isAll ? message('sportsbook.place.success') : message('sportsbook.singles.some', counts),
    message: message(isAll ? 'sportsbook.singles.all' : NOT_PLACED[way].some, counts),
    figures: [...figures, ...sumsOf(placed)],
    ways: waysOn({ selections }, seeMyBets),
  };
}

const nameOf = ([pick]: readonly Selection[]): Message => {
  if (pick === undefined) return '';
  const { homeTeam, awayTeam, label, outcomeKey } = pick;
  const named = pickWording(pick);
  const values = {
    match: `${homeTeam} v ${awayTeam}`,
    pick: named === null ? (label ?? outcomeKey) : [named],
  };
  return message('sportsbook.singles.name', values);
};

function fateOf({ request, answer, isLost, failure }: SingleOutcome): Message {
  if (isLost === true) return message('sportsbook.slip.checking');
  // A waiting bet is told by its wait.
  if (answer?.kind === 'placed' && answer.waiting === undefined) {
    const { stake, totalOdds } = answer.quote ?? request;
    return message('sportsbook.singles.placed', {
      stake: formatKes(stake),
      odds: formatHundredths(totalOdds),
      reference: answer.reference ?? '',
    });
  }
  if (answer?.kind === 'insufficient-funds')
    return message('sportsbook.slip.needed', { shortBy: formatKes(answer.shortBy ?? request.stake) });
  return answer === undefined ? (failure ?? message('sportsbook.place.logIn')) : answerMessage(answer);
}

function sumsOf(placed: readonly SingleOutcome[]) {
  const quotes = placed.map(({ request, answer }): Omit<PlacedQuote, 'system'> => {
    const quote = answer?.kind === 'placed' ? answer.quote : undefined;
    return quote ?? request;
  });
  const sum = (figure: 'stake' | 'netPayout' | 'tax') =>
    quotes.reduce((total, quote) => addCents(total, quote[figure] ?? cents(0)), cents(0));
  const isTaxTold = quotes.every(({ tax }) => tax !== undefined) && sum('tax') > 0;
  return [
    { name: message('sportsbook.detail.stake'), value: formatKes(sum('stake')) },
    ...(isTaxTold ? [{ name: message('ui.payoutLine.taxInAll'), value: formatKes(sum('tax')) }] : []),
    { name: message('sportsbook.singles.ifAllWin'), value: formatKes(sum('netPayout')) },
  ];
}
