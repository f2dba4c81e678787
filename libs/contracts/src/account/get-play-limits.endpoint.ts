import { defineEndpoint } from '../endpoint.ts';
import { profileParams } from './balance.wire.ts';
import { playLimitsCall } from './play-limits-call.ts';
import { playLimitsOnTheWire } from './play-limits.wire.ts';

/** What the customer has set against playing too much. */
export const getPlayLimits = defineEndpoint({
  ...playLimitsCall,
  name: 'getPlayLimits',
  method: 'GET',
  path: '/account/play-limits/{profile_id}',
  params: profileParams,
  response: playLimitsOnTheWire,
});
