import { defineEndpoint } from '../endpoint.ts';
import { matchMarketsOnTheWire } from './market-row.wire.ts';
import { matchParams } from './match-query.wire.ts';
import { sportsDataCall } from './sports-data-call.ts';

/** Every market of one match. */
export const getMatchMarkets = defineEndpoint({
  ...sportsDataCall,
  name: 'getMatchMarkets',
  path: '/api/v1/matches/markets/{matchId}',
  params: matchParams,
  response: matchMarketsOnTheWire,
});
