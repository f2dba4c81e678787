import { defineEndpoint } from '../endpoint.ts';
import { bookingCodeText } from '../pieces/ids.ts';
import { bookingFilter, bookingOnTheWire } from './booking.wire.ts';

/** Books a slip. The same picks in the same lines always give the same code, so trying again is harmless. */
export const bookBetslip = defineEndpoint({
  name: 'bookBetslip',
  host: 'betting',
  method: 'POST',
  path: '/util/booking/code',
  retries: 3,
  query: bookingFilter,
  request: bookingOnTheWire,
  requestFormat: 'text',
  response: bookingCodeText,
  responseFormat: 'text',
});
