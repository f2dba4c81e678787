export { pushJobs } from './push-jobs.ts';
export type { PushSettings } from './push-settings.ts';
export { pushText } from './push-words.ts';
export { selectSent as pushesTo } from './push.store.ts';
export { pushHandlers } from './routes.ts';
export { publicKeyOf } from './vapid.ts';
