export { catchUpDays } from './catch-up.ts';
export { dailyWork } from './daily-work.ts';
export { deleteInSlices } from './housekeeping.store.ts';
export { housekeepingWork } from './housekeeping.ts';
export {
  jobKind,
  jobWork,
  LANES_OUT,
  NoTryHelps,
  type JobKind,
  type JobWork,
  type NoPayload,
} from './lanes.ts';
export { openOutbox, type Outbox } from './open-outbox.ts';
export { endJobs, enqueue, jobsSetAside, tryJobAgain } from './outbox.store.ts';
