import { defineEndpoint } from '../endpoint.ts';
import { priceEventsOnTheWire } from './price-event.wire.ts';
import { watchedMatchesQuery } from './watched-matches.wire.ts';

/**
 * The stream of prices (D79). It is no call: it answers server-sent events until either side ends it, so it stands beside the
 * table and not in it. `response` is one of its events.
 */
export const watchPrices = defineEndpoint({
  name: 'watchPrices',
  host: 'sports',
  method: 'GET',
  path: '/stream',
  query: watchedMatchesQuery,
  response: priceEventsOnTheWire.prices,
});
