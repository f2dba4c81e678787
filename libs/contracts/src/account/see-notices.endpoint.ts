import { defineEndpoint } from '../endpoint.ts';
import { seenNoticesOnTheWire } from './notice.wire.ts';
import { noticesCall } from './notices-call.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';

/** Tells that the customer has had these notices before the eyes. */
export const seeNotices = defineEndpoint({
  ...noticesCall,
  name: 'seeNotices',
  method: 'POST',
  path: '/account/notices/seen',
  request: seenNoticesOnTheWire,
  response: plainAnswerOnTheWire,
});
