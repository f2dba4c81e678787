import { dailyWork, jobWork, type JobWork } from '../outbox/index.ts';
import { inRequest } from '../requests/index.ts';
import type { Services } from '../services/index.ts';
import type { NoticeSettings } from './notice-settings.ts';
import { deleteOld } from './notices.store.ts';
import { sendNotices, sendTo } from './send-notices.ts';
import { SEND_NOTICES } from './notify-customers.ts';

/** Sends the SMS that customers have asked for, and deletes old notices once a day. */
export const noticeJobs = (
  services: Pick<Services, 'db' | 'smsOut' | 'realClock'>,
  { keptDays }: Pick<NoticeSettings, 'keptDays'>,
): readonly JobWork[] => [
  jobWork(SEND_NOTICES, async ({ owner }) => {
    // In the call that promised them; what else is due belongs to no call that is known.
    if (owner !== undefined) await services.db.transaction((sql) => sendTo(sql, services, owner));
    await inRequest(null, () => sendNotices(services));
  }),
  dailyWork({
    ...services,
    name: 'forget-notices',
    lane: 'tidy',
    run: async () => {
      await deleteOld(services.db, services.realClock.now(), keptDays);
      return null;
    },
  }),
];
