import { defineEndpoint } from '../endpoint.ts';
import { bookingCodeText } from '../pieces/ids.ts';
import { bookingByQuery } from './booking.wire.ts';

/** The GET variant of `bookBetslip`. */
export const bookBetslipByQuery = defineEndpoint({
  name: 'bookBetslipByQuery',
  host: 'betting',
  method: 'GET',
  path: '/util/booking/code',
  query: bookingByQuery,
  response: bookingCodeText,
  responseFormat: 'text',
});
