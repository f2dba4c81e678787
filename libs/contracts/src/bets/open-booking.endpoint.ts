import { defineEndpoint } from '../endpoint.ts';
import { bookedBetslipOnTheWire, bookingQuery } from './booking.wire.ts';

/** A booked slip by its code. */
export const openBooking = defineEndpoint({
  name: 'openBooking',
  host: 'betting',
  method: 'GET',
  path: '/util/booking/slip',
  query: bookingQuery,
  response: bookedBetslipOnTheWire,
  responseFormat: 'text',
});
