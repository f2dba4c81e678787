import type { Sql } from '../database/index.ts';
import { insertJob, type Job } from './jobs.store.ts';

export type { Job } from './jobs.store.ts';
export { housekeepingJobs, scheduleHousekeeping } from './housekeeping.ts';
export { jobRunner, type JobRunner, type JobWork } from './job-runner.ts';

/** Promises work inside the caller's transaction: it is done if, and only if, the transaction commits. */
export const enqueue = async (sql: Sql, job: Job): Promise<void> => {
  await insertJob(sql, job);
};
