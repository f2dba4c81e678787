import { defineEndpoint } from '../endpoint.ts';
import { noticesOfParams } from './notice.wire.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';
import { pushChoiceOnTheWire, pushSubscriptionOnTheWire } from './push.wire.ts';

/** Each is about the device of its login alone. None is in R7; saying them twice says nothing more, so they carry no key. */
const pushCall = { host: 'auth', needsToken: true } as const;

/** What this login's device is told by push, and the key that a browser subscribes with. */
export const getPush = defineEndpoint({
  ...pushCall,
  name: 'getPush',
  method: 'GET',
  path: '/account/push/{profile_id}',
  params: noticesOfParams,
  response: pushChoiceOnTheWire,
});

/** Asks for push on this login's device; what it asked for before is replaced. It ends with the login. */
export const setPush = defineEndpoint({
  ...pushCall,
  name: 'setPush',
  method: 'POST',
  path: '/account/push',
  request: pushSubscriptionOnTheWire,
  response: plainAnswerOnTheWire,
});

/** Asks for no more of it. */
export const endPush = defineEndpoint({
  ...pushCall,
  name: 'endPush',
  method: 'POST',
  path: '/account/push/end',
  response: plainAnswerOnTheWire,
});
