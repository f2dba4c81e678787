import { defineEndpoint } from '../endpoint.ts';
import { priceEventsOnTheWire } from './price-event.wire.ts';
import { watchedMatchesQuery } from './watched-matches.wire.ts';

/**
 * The stream of prices (D79). It sends server-sent events until either side ends it and is therefore not in the table of calls.
 * `response` is one event.
 */
export const watchPrices = defineEndpoint({
  name: 'watchPrices',
  host: 'sports',
  method: 'GET',
  path: '/stream',
  query: watchedMatchesQuery,
  response: priceEventsOnTheWire.prices,
});
