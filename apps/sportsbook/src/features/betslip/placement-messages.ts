import { formatKes, formatNairobiDateTime, type Rejection } from '@kipenga/betting-core';
import { oops, say, type DialogMessage, type Said } from '@kipenga/shell';

/** The words for every reason a bet is refused before it is sent. A new reason does not compile until it has its words. */
export function rejectionText(rejection: Rejection): Said {
  switch (rejection.kind) {
    case 'empty-slip':
      return say('sportsbook.place.emptySlip');
    case 'login-needed':
      return say('sportsbook.place.logIn');
    case 'self-excluded':
      return say('sportsbook.place.excluded', {
        until: rejection.until === null ? '∞' : formatNairobiDateTime(rejection.until),
      });
    case 'too-many-selections':
      return say('sportsbook.place.tooMany', { maximum: rejection.maximum });
    case 'same-match-twice':
      return say('sportsbook.place.sameMatch');
    case 'stake-not-whole':
      return say('sportsbook.place.stakeWhole');
    case 'stake-too-low':
      return say('sportsbook.place.stakeLow', { minimum: formatKes(rejection.minimum) });
    case 'stake-too-high':
      return say('sportsbook.place.stakeHigh', { maximum: formatKes(rejection.maximum) });
    case 'free-bet-missing':
      return say('sportsbook.place.noFreeBet');
    case 'free-bet-stake-differs':
      return say('sportsbook.place.freeBetDiffers', { amount: formatKes(rejection.freeBet) });
    case 'free-bet-not-prematch':
      return say('sportsbook.place.freeBetType');
    case 'outcome-unknown':
      return say('sportsbook.place.unknownPick');
    case 'match-started':
      return say('sportsbook.place.started');
    case 'outcome-suspended':
      return say('sportsbook.place.suspended');
    case 'odds-changed':
      return say('sportsbook.place.oddsChanged');
    case 'insufficient-funds':
      return say('sportsbook.slip.needed', { shortBy: formatKes(rejection.shortBy) });
  }
}

/** A bet that was placed: the catalogue's title, the platform's description (R8-10). */
export function placedMessage(description: string, reference: string | null): DialogMessage {
  const fallback =
    reference === null ? say('sportsbook.place.success') : say('sportsbook.place.reference', { reference });
  return {
    tone: 'success',
    title: say('sportsbook.place.success'),
    message: description === '' ? fallback : description,
  };
}

/** A bet the platform refused: its description under "Oops!" (R8-04). */
export const refusedMessage = (description: string): DialogMessage => oops(description);

/** The deposit prompt of deposit-and-bet is on the phone (R4-15, R8-10). */
export const promptSentMessage = (): DialogMessage => ({
  tone: 'success',
  title: say('sportsbook.slip.title'),
  message: say('sportsbook.place.promptSent'),
});

/** The money of deposit-and-bet came, and its bet was refused meanwhile. */
export const notPlacedMessage = (): DialogMessage => oops(say('sportsbook.place.notPlaced'));

/** Deposit-and-bet did not get through (R8-03). */
export const depositAndBetFailure = (): DialogMessage => oops(say('sportsbook.place.failed'));
