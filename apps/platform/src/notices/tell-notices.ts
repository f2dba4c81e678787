import type { ProfileId } from '@kipenga/betting-core';
import type { NoticeKind, NoticeTopic } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { enqueue, jobKind, type NoPayload } from '../outbox/index.ts';
import { insertNotices, type NewNotice } from './notices.store.ts';

/** Under which topic a kind is sent by SMS; null for what is never sent. */
const topicOf = (kind: NoticeKind): NoticeTopic | null => {
  if (kind.startsWith('bet-') || kind.startsWith('ticket-')) return 'bets';
  if (kind.startsWith('match-')) return 'results';
  return kind === 'deposit-paid' ? 'deposits' : null;
};

/** Promised with notices whose customers want them by SMS too. */
export const SEND_NOTICES = jobKind<NoPayload>('send-notices', 'notices');

/**
 * Tells customers what happened, in the transaction in which it does: each event once, by its name, all that one customer is told in one
 * statement. Who has asked for it is sent an SMS after the transaction; a result of a match is kept for those alone. Call it with the wallets
 * locked.
 */
export const tellNotices = async (sql: Sql, notices: readonly NewNotice[]): Promise<void> => {
  for (const [owner, own] of Map.groupBy(notices, ({ profileId }) => profileId))
    await tellOne(sql, owner, own);
};

const tellOne = async (sql: Sql, owner: ProfileId, notices: readonly NewNotice[]): Promise<void> => {
  const toKeep = notices.map((notice) => {
    const topic = topicOf(notice.kind);
    return { ...notice, topic, isForAskersOnly: topic === 'results' };
  });
  const dueAt = await insertNotices(sql, owner, toKeep);
  const [first] = notices;
  if (dueAt !== null && first)
    await enqueue(sql, {
      kind: SEND_NOTICES,
      dedupeKey: `${owner}:${first.event}`,
      payload: {},
      runAt: dueAt,
      profileId: null,
    });
};
