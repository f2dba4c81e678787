import { profileParams } from '../account/balance.wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { list } from '../pieces/rows.ts';
import { keyText } from '../pieces/text.ts';

/** The ids of the games that a customer has opened, from the last one. */
export const getPlayedGames = defineEndpoint({
  name: 'getPlayedGames',
  host: 'auth',
  method: 'GET',
  path: '/account/played-games/{profile_id}',
  needsToken: true,
  params: profileParams,
  response: list(keyText),
});
