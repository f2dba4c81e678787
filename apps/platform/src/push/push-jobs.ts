import { PUSH_NOTICES } from '../notices/index.ts';
import { jobWork, type JobWork } from '../outbox/index.ts';
import { promisePushes, SEND_PUSH, sendPush, type Pushing } from './send-push.ts';

/** Promises each device the notices it has asked for, and sends them. */
export const pushJobs = (pushing: Pushing): readonly JobWork[] => [
  jobWork(PUSH_NOTICES, (promised) => promisePushes(pushing, promised)),
  jobWork(SEND_PUSH, (name) => sendPush(pushing, name)),
];
