import { defineEndpoint } from '../endpoint.ts';
import { noticesOfParams } from './notice.wire.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';
import { pushChoiceOnTheWire, pushSubscriptionOnTheWire } from './push.wire.ts';

/**
 * Each call concerns the device of its login only. None is in R7. Repeating one changes nothing more, so they need no idempotency
 * key.
 */
const pushCall = { host: 'auth', needsToken: true } as const;

/** Push settings of this login's device, and the key for the browser's subscription. */
export const getPush = defineEndpoint({
  ...pushCall,
  name: 'getPush',
  method: 'GET',
  path: '/account/push/{profile_id}',
  params: noticesOfParams,
  response: pushChoiceOnTheWire,
});

/** Turns push on for this login's device and replaces earlier settings. Push ends with the login. */
export const setPush = defineEndpoint({
  ...pushCall,
  name: 'setPush',
  method: 'POST',
  path: '/account/push',
  request: pushSubscriptionOnTheWire,
  response: plainAnswerOnTheWire,
});

/** Turns push off for this login's device. */
export const endPush = defineEndpoint({
  ...pushCall,
  name: 'endPush',
  method: 'POST',
  path: '/account/push/end',
  response: plainAnswerOnTheWire,
});
