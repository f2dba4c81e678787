export { noticeJobs } from './notice-jobs.ts';
export type { NoticeSettings } from './notice-settings.ts';
export type { NewNotice } from './notices.store.ts';
export { noticeHandlers } from './routes.ts';
export { PUSH_NOTICES, notifyCustomers, type NoticeToPush } from './notify-customers.ts';
