import { defineEndpoint } from '../endpoint.ts';
import { noticePageOnTheWire, noticesBeforeQuery, noticesOfParams } from './notice.wire.ts';
import { noticesCall } from './notices-call.ts';

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
