import { defineEndpoint } from '../endpoint.ts';
import { list } from '../pieces/rows.ts';
import { betHistoryParams, betHistoryQuery, betOnTheWire } from './bet.wire.ts';

/** The customer's bets since a day; with an empty last segment, all of them; with `status=open`, those of them that are not settled. */
export const getBets = defineEndpoint({
  name: 'getBets',
  host: 'auth',
  method: 'GET',
  path: '/api/bets/{profile_id}/{fromDate}',
  needsToken: true,
  params: betHistoryParams,
  query: betHistoryQuery,
  response: list(betOnTheWire),
});
