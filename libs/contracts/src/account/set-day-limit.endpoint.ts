import { defineEndpoint } from '../endpoint.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';
import { playLimitsCall } from './play-limits-call.ts';
import { dayLimitRequestOnTheWire } from './play-limits.wire.ts';

/** Sets the most to stake, or to lose, in a Nairobi day: lower at once, higher or none after 24 hours. */
export const setDayLimit = defineEndpoint({
  ...playLimitsCall,
  name: 'setDayLimit',
  method: 'POST',
  path: '/account/play-limits/day',
  request: dayLimitRequestOnTheWire,
  response: plainAnswerOnTheWire,
});
