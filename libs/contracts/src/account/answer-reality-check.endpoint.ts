import { defineEndpoint } from '../endpoint.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';
import { playLimitsCall } from './play-limits-call.ts';

/** The customer wants to go on playing. Said before a check is due, it changes nothing. */
export const answerRealityCheck = defineEndpoint({
  ...playLimitsCall,
  name: 'answerRealityCheck',
  method: 'POST',
  path: '/account/reality-check',
  response: plainAnswerOnTheWire,
});
