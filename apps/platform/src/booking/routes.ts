import type { BookingCode } from '@kipenga/betting-core';
import type { BetStringPick } from '@kipenga/contracts';
import { badRequest, HttpRefusal, type Handlers } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { because, type Worded } from '../wording/index.ts';
import { bookBetslip, type BookingRefusal } from './book-betslip.ts';
import { typedBookingCode } from './booking-code.ts';
import { openBooking } from './open-booking.ts';

const WORDS: Readonly<Record<BookingRefusal['kind'], Worded>> = {
  'same-match-twice': because('booking-same-match'),
  'outcome-unknown': because('booking-unknown-pick'),
};

/** The calls that share a betslip (R1-09, R7-15). */
export const bookingHandlers = (
  services: Pick<Services, 'db' | 'random'>,
): Pick<Handlers, 'openBooking' | 'bookBetslip' | 'bookBetslipByQuery'> => {
  const book = async (picks: readonly BetStringPick[]): Promise<BookingCode> => {
    const booked = await bookBetslip(services, picks);
    if (!booked.ok) throw badRequest(WORDS[booked.reason.kind]);
    return booked.value;
  };
  return {
    openBooking: async ({ query }, { now }) => {
      const booked = await openBooking(services.db, typedBookingCode(query.code), now);
      if (booked === null) throw new HttpRefusal(404, because('booking-unknown'));
      return booked;
    },
    bookBetslip: ({ body }) => book(body.picks),
    bookBetslipByQuery: ({ query }) => book(query.picks),
  };
};
