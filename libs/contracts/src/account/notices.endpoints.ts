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

/** None of these calls is in R7. Saying them twice says nothing more, so they carry no key. */
const noticesCall = { host: 'auth', needsToken: true } as const;

/** What happened in the account, the newest first, a page at a time. */
export const getNotices = defineEndpoint({
  ...noticesCall,
  name: 'getNotices',
  method: 'GET',
  path: '/account/notices/{profile_id}',
  params: noticesOfParams,
  query: noticesBeforeQuery,
  response: noticePageOnTheWire,
});

/** Tells that the customer has had these notices before the eyes. */
export const seeNotices = defineEndpoint({
  ...noticesCall,
  name: 'seeNotices',
  method: 'POST',
  path: '/account/notices/seen',
  request: seenNoticesOnTheWire,
  response: plainAnswerOnTheWire,
});

/** What the customer hears of by SMS, and what a message costs. */
export const getNoticeSms = defineEndpoint({
  ...noticesCall,
  name: 'getNoticeSms',
  method: 'GET',
  path: '/account/notice-sms/{profile_id}',
  params: noticesOfParams,
  response: noticeSmsOnTheWire,
});

/** Asks for the SMS of a topic, or for no more of them. */
export const setNoticeSms = defineEndpoint({
  ...noticesCall,
  name: 'setNoticeSms',
  method: 'POST',
  path: '/account/notice-sms',
  request: noticeSmsChoiceOnTheWire,
  response: plainAnswerOnTheWire,
});
