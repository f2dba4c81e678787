import { defineEndpoint } from '../endpoint.ts';
import { noticeSmsOnTheWire, noticesOfParams } from './notice.wire.ts';
import { noticesCall } from './notices-call.ts';

/** What the customer hears of by SMS, and what a message costs. */
export const getNoticeSms = defineEndpoint({
  ...noticesCall,
  name: 'getNoticeSms',
  method: 'GET',
  path: '/account/notice-sms/{profile_id}',
  params: noticesOfParams,
  response: noticeSmsOnTheWire,
});
