import { defineEndpoint } from '../endpoint.ts';
import { rows } from '../pieces/rows.ts';
import { esportQuery } from './match-query.wire.ts';
import { sportsDataCall } from './sports-data-call.ts';
import { sportNavigationOnTheWire } from './sports-nav.wire.ts';

/** The sports tree with its leagues. */
export const getSportsNavigation = defineEndpoint({
  ...sportsDataCall,
  name: 'getSportsNavigation',
  path: '/api/v1/nav-data',
  query: esportQuery,
  response: rows(sportNavigationOnTheWire),
});
