import { formatKes, formatNairobiDateTime, type Rejection } from '@kipenga/betting-core';
import {
  answerMessage,
  oops,
  message,
  type Answered,
  type DialogMessage,
  type Message,
} from '@kipenga/shell';

/** The words for every reason a bet is refused before it is sent. A new reason does not compile until it has its words. */
export function rejectionText(rejection: Rejection): Message {
  switch (rejection.kind) {
    case 'empty-slip':
      return message('sportsbook.place.emptySlip');
    case 'login-needed':
      return message('sportsbook.place.logIn');
    case 'self-excluded':
      return message('sportsbook.place.excluded', {
        until: rejection.until === null ? '∞' : formatNairobiDateTime(rejection.until),
      });
    case 'too-many-selections':
      return message('sportsbook.place.tooMany', { maximum: rejection.maximum });
    case 'same-match-twice':
      return message('sportsbook.place.sameMatch');
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
    case 'outcome-suspended':
      return message('sportsbook.place.suspended');
    case 'odds-changed':
      return message('sportsbook.place.oddsChanged');
    case 'insufficient-funds':
      return message('sportsbook.slip.needed', { shortBy: formatKes(rejection.shortBy) });
  }
}

/** A bet that was placed: the catalogue's title, and what the platform answered (R8-10). */
export function placedMessage(answer: Answered & { readonly reference: string | null }): DialogMessage {
  const { description, reference } = answer;
  const fallback =
    reference === null
      ? message('sportsbook.place.success')
      : message('sportsbook.place.reference', { reference });
  return {
    tone: 'success',
    title: message('sportsbook.place.success'),
    message: description === '' ? fallback : answerMessage(answer),
  };
}

/** A bet the platform refused: its reason under "Oops!" (R8-04). */
export const refusedMessage = (answer: Answered): DialogMessage => oops(answerMessage(answer));

/** The deposit prompt of deposit-and-bet is on the phone (R4-15, R8-10). */
export const promptSentMessage = (): DialogMessage => ({
  tone: 'success',
  title: message('sportsbook.slip.title'),
  message: message('sportsbook.place.promptSent'),
});

/** The money of deposit-and-bet came, and its bet was refused meanwhile. */
export const notPlacedMessage = (): DialogMessage => oops(message('sportsbook.place.notPlaced'));

/** The money of deposit-and-bet did not come: its prompt was cancelled, or not answered in time. */
export const notPaidMessage = (): DialogMessage => oops(message('sportsbook.place.notPaid'));

/** A bet whose answer got lost has not reached the platform. */
export const notArrivedMessage = (): DialogMessage => oops(message('sportsbook.place.notArrived'));

/** Deposit-and-bet did not get through (R8-03). */
export const depositAndBetFailure = (): DialogMessage => oops(message('sportsbook.place.failed'));
