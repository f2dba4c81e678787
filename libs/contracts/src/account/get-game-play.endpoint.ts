import { defineEndpoint } from '../endpoint.ts';
import { profileParams } from './balance.wire.ts';
import { gamePlayOnTheWire } from './game-play.wire.ts';
import { playLimitsCall } from './play-limits-call.ts';

/** How long the customer has been playing games, what that brought, and whether a reality check waits. */
export const getGamePlay = defineEndpoint({
  ...playLimitsCall,
  name: 'getGamePlay',
  method: 'GET',
  path: '/account/game-play/{profile_id}',
  params: profileParams,
  response: gamePlayOnTheWire,
});
