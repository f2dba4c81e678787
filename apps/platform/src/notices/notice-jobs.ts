import { dailyWork, jobWork, type JobWork } from '../outbox/index.ts';
import type { Services } from '../services/index.ts';
import type { NoticeSettings } from './notice-settings.ts';
import { deleteOld } from './notices.store.ts';
import { sendNotices } from './send-notices.ts';
import { SEND_NOTICES } from './notify-customers.ts';

/** Sends the SMS that customers have asked for, and deletes old notices once a day. */
export const noticeJobs = (
  services: Pick<Services, 'db' | 'smsOut' | 'realClock'>,
  { keptDays }: Pick<NoticeSettings, 'keptDays'>,
): readonly JobWork[] => [
  jobWork(SEND_NOTICES, async () => {
    await sendNotices(services);
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
