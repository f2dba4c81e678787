import type { ProfileId } from '@kipenga/betting-core';
import { noticeWords } from '@kipenga/words';
import type { Sql } from '../database/index.ts';
import type { Services } from '../services/index.ts';
import { sendSms } from '../sms/index.ts';
import { isLanguage, sayIn, type Said } from '../wording/index.ts';
import { lockDue, selectDue, updateSent, type DueNotice } from './notices.store.ts';

/** The most SMS handed over in one transaction, and notices read at once. */
const BATCH = 40;

const textOf = ({ language, ...notice }: DueNotice): string => {
  const { id, values } = noticeWords(notice);
  return sayIn(isLanguage(language) ? language : 'en', id as Said['id'], values);
};

/** Hands the SMS that are due to one customer to the gateway. Returns the number. */
export const sendTo = async (
  sql: Sql,
  services: Pick<Services, 'smsOut' | 'realClock'>,
  owner: ProfileId,
): Promise<number> => {
  const due = await lockDue(sql, owner, BATCH);
  for (const notice of due)
    await sendSms(sql, services, { to: notice.msisdn, text: textOf(notice), at: notice.at });
  const numbers = due.map(({ number }) => number);
  if (due.length > 0) await updateSent(sql, owner, numbers);
  return due.length;
};

/**
 * Hands the SMS that are due to the gateway, in each customer's language. Handing over and noting it are one transaction per
 * customer: the next sender takes over from one that died, and two concurrent senders never send the same. Returns the number
 * handed over.
 */
export const sendNotices = async (
  services: Pick<Services, 'db' | 'smsOut' | 'realClock'>,
): Promise<number> => {
  let sent = 0;
  for (;;) {
    const before = sent;
    for (const owner of await selectDue(services.db, BATCH))
      sent += await services.db.transaction((sql) => sendTo(sql, services, owner));
    // Due notices that remain are locked by another sender.
    if (sent === before) return sent;
  }
};
