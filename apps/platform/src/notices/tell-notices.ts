import type { Sql } from '../database/index.ts';
import { enqueue } from '../outbox/index.ts';
import { SEND_NOTICES } from './job-kinds.ts';
import { insertNotices, type NewNotice } from './notices.store.ts';
import { topicOf } from './topic-of.ts';

/**
 * Tells customers what happened, in the transaction in which it does: each event once, by its name, all of them in one statement. Who has
 * asked for it is sent an SMS after the transaction; a result of a match is kept for those alone. Call it with the wallets locked.
 */
export const tellNotices = async (sql: Sql, notices: readonly NewNotice[]): Promise<void> => {
  if (notices.length === 0) return;
  const toKeep = notices.map((notice) => {
    const topic = topicOf(notice.kind);
    return { ...notice, topic, isForAskersOnly: topic === 'results' };
  });
  const dueAt = await insertNotices(sql, toKeep);
  const [first] = notices;
  if (dueAt !== null && first)
    await enqueue(sql, {
      kind: SEND_NOTICES,
      dedupeKey: `${first.profileId}:${first.event}`,
      payload: {},
      runAt: dueAt,
      profileId: null,
    });
};
