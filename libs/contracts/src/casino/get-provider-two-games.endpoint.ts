import { defineEndpoint } from '../endpoint.ts';
import { list } from '../pieces/rows.ts';
import { wideGameOnTheWire } from './game.wire.ts';
import { secondProviderCall } from './second-provider-call.ts';

/** The games of provider 2. */
export const getProviderTwoGames = defineEndpoint({
  ...secondProviderCall,
  name: 'getProviderTwoGames',
  path: '/fetch/web/games',
  response: list(wideGameOnTheWire),
});
