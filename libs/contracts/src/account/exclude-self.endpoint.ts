import { defineEndpoint } from '../endpoint.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';
import { playLimitsCall } from './play-limits-call.ts';
import { selfExclusionOnTheWire } from './play-limits.wire.ts';

/** No bets and no deposits for months or years, from now; nothing makes it shorter. */
export const excludeSelf = defineEndpoint({
  ...playLimitsCall,
  name: 'excludeSelf',
  method: 'POST',
  path: '/account/self-exclusion',
  request: selfExclusionOnTheWire,
  response: plainAnswerOnTheWire,
});
