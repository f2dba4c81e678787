import { defineEndpoint } from '../endpoint.ts';
import { noticeSmsChoiceOnTheWire } from './notice.wire.ts';
import { noticesCall } from './notices-call.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';

/** Asks for the SMS of a topic, or for no more of them. */
export const setNoticeSms = defineEndpoint({
  ...noticesCall,
  name: 'setNoticeSms',
  method: 'POST',
  path: '/account/notice-sms',
  request: noticeSmsChoiceOnTheWire,
  response: plainAnswerOnTheWire,
});
