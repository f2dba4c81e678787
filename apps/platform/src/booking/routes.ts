import type { BookingCode } from '@kipenga/betting-core';
import { systemReason, type Booking } from '@kipenga/contracts';
import { badRequest, HttpRefusal, type Handlers } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { worded, inEnglish, type Worded } from '../wording/index.ts';
import { bookBetslip, type BookingRefusal } from './book-betslip.ts';
import { typedBookingCode } from './booking-code.ts';
import { openBooking } from './open-booking.ts';

const wordsFor = (refusal: BookingRefusal): Worded => {
  if (refusal.kind === 'system-unplayable') return inEnglish(systemReason(refusal.why));
  return worded(refusal.kind === 'same-match-twice' ? 'booking-same-match' : 'booking-unknown-pick');
};

/** The calls that share a betslip (R1-09, R7-15). */
export const bookingHandlers = (
  services: Pick<Services, 'db' | 'random'>,
): Pick<Handlers, 'openBooking' | 'bookBetslip' | 'bookBetslipByQuery'> => {
  const book = async (booking: Booking): Promise<BookingCode> => {
    const booked = await bookBetslip(services, booking);
    if (!booked.ok) throw badRequest(wordsFor(booked.reason));
    return booked.value;
  };
  return {
    openBooking: async ({ query }, { now }) => {
      const booked = await openBooking(services.db, typedBookingCode(query.code), now);
      if (booked === null) throw new HttpRefusal(404, worded('booking-unknown'));
      return booked;
    },
    bookBetslip: ({ body, query }) => book({ ...body, ...query }),
    bookBetslipByQuery: ({ query }) => book(query),
  };
};
