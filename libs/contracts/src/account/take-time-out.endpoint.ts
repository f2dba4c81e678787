import { defineEndpoint } from '../endpoint.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';
import { playLimitsCall } from './play-limits-call.ts';
import { timeOutOnTheWire } from './play-limits.wire.ts';

/** No bets and no deposits for a while, from now. */
export const takeTimeOut = defineEndpoint({
  ...playLimitsCall,
  name: 'takeTimeOut',
  method: 'POST',
  path: '/account/time-out',
  request: timeOutOnTheWire,
  response: plainAnswerOnTheWire,
});
