export { getNotices } from './get-notices.endpoint.ts';
export { seeNotices } from './see-notices.endpoint.ts';
export { getNoticeSms } from './get-notice-sms.endpoint.ts';
export { setNoticeSms } from './set-notice-sms.endpoint.ts';
