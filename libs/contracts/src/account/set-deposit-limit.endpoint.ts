import { defineEndpoint } from '../endpoint.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';
import { playLimitsCall } from './play-limits-call.ts';
import { depositLimitRequestOnTheWire } from './play-limits.wire.ts';

/** Sets the most to deposit in a day, a week or a month: lower at once, higher or none after a day. */
export const setDepositLimit = defineEndpoint({
  ...playLimitsCall,
  name: 'setDepositLimit',
  method: 'POST',
  path: '/account/play-limits',
  request: depositLimitRequestOnTheWire,
  response: plainAnswerOnTheWire,
});
