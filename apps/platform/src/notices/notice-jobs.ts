import { addDays, dayBounds, nairobiDayOf, type Instant, type NairobiDay } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { enqueue, jobWork, type JobWork } from '../outbox/index.ts';
import type { Services } from '../services/index.ts';
import { FORGET_NOTICES, SEND_NOTICES } from './job-kinds.ts';
import type { NoticeSettings } from './notice-settings.ts';
import { deleteOld } from './notices.store.ts';
import { sendNotices } from './send-notices.ts';

const promiseFor = (sql: Sql, day: NairobiDay): Promise<void> =>
  enqueue(sql, {
    kind: FORGET_NOTICES,
    dedupeKey: day,
    payload: {},
    runAt: dayBounds(day).from,
    profileId: null,
  });

/** Sees to it that old notices go today, and from then on every day. Asking again promises nothing new. @param now real time. */
export const promiseForgetting = (sql: Sql, now: Instant): Promise<void> =>
  promiseFor(sql, nairobiDayOf(now));

/** Sends what customers want by SMS, and forgets, once a day, what is older than the house keeps it. */
export const noticeJobs = (
  services: Pick<Services, 'db' | 'smsOut' | 'realClock'>,
  { keptDays }: Pick<NoticeSettings, 'keptDays'>,
): readonly JobWork[] => [
  jobWork(SEND_NOTICES, async () => {
    await sendNotices(services);
  }),
  jobWork(FORGET_NOTICES, async () => {
    const { db, realClock } = services;
    // Before the work: a day that fails does not end the days after it.
    await promiseFor(db, addDays(nairobiDayOf(realClock.now()), 1));
    await deleteOld(db, realClock.now(), keptDays);
  }),
];
