import { defineEndpoint } from '../endpoint.ts';
import {
  noticePageOnTheWire,
  noticeSmsChoiceOnTheWire,
  noticeSmsOnTheWire,
  noticesBeforeQuery,
  noticesOfParams,
  seenNoticesOnTheWire,
} from './notice.wire.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';

/** None of these calls is in R7. Repeating one changes nothing more, so they need no idempotency key. */
const noticesCall = { host: 'auth', needsToken: true } as const;

/** Notices of the account, newest first, one page at a time. */
export const getNotices = defineEndpoint({
  ...noticesCall,
  name: 'getNotices',
  method: 'GET',
  path: '/account/notices/{profile_id}',
  params: noticesOfParams,
  query: noticesBeforeQuery,
  response: noticePageOnTheWire,
});

/** Marks notices as seen by the customer. */
export const seeNotices = defineEndpoint({
  ...noticesCall,
  name: 'seeNotices',
  method: 'POST',
  path: '/account/notices/seen',
  request: seenNoticesOnTheWire,
  response: plainAnswerOnTheWire,
});

/** The topics a customer gets by SMS, and the price of a message. */
export const getNoticeSms = defineEndpoint({
  ...noticesCall,
  name: 'getNoticeSms',
  method: 'GET',
  path: '/account/notice-sms/{profile_id}',
  params: noticesOfParams,
  response: noticeSmsOnTheWire,
});

/** Turns the SMS of a topic on or off. */
export const setNoticeSms = defineEndpoint({
  ...noticesCall,
  name: 'setNoticeSms',
  method: 'POST',
  path: '/account/notice-sms',
  request: noticeSmsChoiceOnTheWire,
  response: plainAnswerOnTheWire,
});
