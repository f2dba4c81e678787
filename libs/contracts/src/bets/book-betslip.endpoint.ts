import { defineEndpoint } from '../endpoint.ts';
import { bookingCodeText } from '../pieces/ids.ts';
import { betTypeQuery, bookingOnTheWire } from './booking.wire.ts';

/** Books a slip. The same picks always give the same code, so trying again is harmless. */
export const bookBetslip = defineEndpoint({
  name: 'bookBetslip',
  host: 'betting',
  method: 'POST',
  path: '/util/booking/code',
  retries: 3,
  query: betTypeQuery,
  request: bookingOnTheWire,
  requestFormat: 'text',
  response: bookingCodeText,
  responseFormat: 'text',
});
