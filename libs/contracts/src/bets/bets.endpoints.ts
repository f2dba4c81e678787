import { defineEndpoint } from '../endpoint.ts';
import { bookingCodeText } from '../pieces/ids.ts';
import { list } from '../pieces/rows.ts';
import { betHistoryParams, betOnTheWire, betParams } from './bet.wire.ts';
import {
  betTypeQuery,
  bookedBetslipOnTheWire,
  bookingByQuery,
  bookingOnTheWire,
  bookingQuery,
} from './booking.wire.ts';
import { legOnTheWire } from './leg.wire.ts';
import { placeBetAnswerOnTheWire, placeBetOnTheWire } from './place-bet.wire.ts';

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

/** Places a bet. Tried again with one key, so it places once (D24). */
export const placeBet = defineEndpoint({
  name: 'placeBet',
  host: 'betting',
  method: 'POST',
  path: '/api/bet/placebet',
  needsToken: true,
  retries: 3,
  needsIdempotencyKey: true,
  request: placeBetOnTheWire,
  response: placeBetAnswerOnTheWire,
});

/** The customer's bets since a day; with an empty last segment, all of them. */
export const getBets = defineEndpoint({
  name: 'getBets',
  host: 'auth',
  method: 'GET',
  path: '/api/bets/{profile_id}/{fromDate}',
  needsToken: true,
  params: betHistoryParams,
  response: list(betOnTheWire),
});

/** The legs of one bet. */
export const getBetDetail = defineEndpoint({
  name: 'getBetDetail',
  host: 'auth',
  method: 'GET',
  path: '/api/bets/{betId}',
  needsToken: true,
  params: betParams,
  response: list(legOnTheWire),
});
