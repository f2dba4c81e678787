import { bookBetslip, bookBetslipByQuery, openBooking, type Booking } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read, write } from './build-call.ts';

const prematch = (booking: Booking) => ({ ...booking, betType: 'prematch' }) as const;

/** Shares betslips by code. */
export const bookingApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    openBooking: read(build, openBooking, []),
    bookBetslip: write(build, bookBetslip, [], (booking: Booking) => ({ request: prematch(booking) })),
    bookBetslipByQuery: read(build, bookBetslipByQuery, [], prematch),
  }),
});

export const {
  useOpenBookingQuery,
  useLazyOpenBookingQuery,
  useBookBetslipMutation,
  useBookBetslipByQueryQuery,
} = bookingApi;
