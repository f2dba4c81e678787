import { noticeWords } from '@kipenga/words';
import type { Sql } from '../database/index.ts';
import type { Services } from '../services/index.ts';
import { sendSms } from '../sms/index.ts';
import { isLanguage, sayIn, type Said } from '../wording/index.ts';
import { lockDue, updateSent, type DueNotice } from './notices.store.ts';

/** SMS handed over in one transaction. */
const BATCH = 40;

const textOf = ({ language, ...notice }: DueNotice): string => {
  const { id, values } = noticeWords(notice);
  return sayIn(isLanguage(language) ? language : 'en', id as Said['id'], values);
};

const sendBatch = async (sql: Sql, services: Pick<Services, 'smsOut' | 'realClock'>): Promise<number> => {
  const due = await lockDue(sql, BATCH);
  for (const notice of due)
    await sendSms(sql, services, { to: notice.msisdn, text: textOf(notice), at: notice.at });
  await updateSent(
    sql,
    due.map(({ number }) => number),
  );
  return due.length;
};

/**
 * Hands the SMS that are due to the gateway, in the language each customer reads. Handing over and noting it are one transaction: a sender
 * that died half way is taken over, and two at once never send the same. Answers how many were handed over.
 */
export const sendNotices = async (
  services: Pick<Services, 'db' | 'smsOut' | 'realClock'>,
): Promise<number> => {
  let sent = 0;
  for (;;) {
    const batch = await services.db.transaction((sql) => sendBatch(sql, services));
    sent += batch;
    if (batch < BATCH) return sent;
  }
};
