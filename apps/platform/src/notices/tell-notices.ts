import type { BetId, Instant, ProfileId } from '@kipenga/betting-core';
import type { NoticeKind, NoticeTopic, PushTopic } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { enqueue, jobKind, type NoPayload } from '../outbox/index.ts';
import { insertNotices, type KeptNotice, type NewNotice } from './notices.store.ts';

/** Under which topic a kind is sent by SMS; null for what is never sent. */
const topicOf = (kind: NoticeKind): NoticeTopic | null => {
  if (kind.startsWith('bet-') || kind.startsWith('ticket-')) return 'bets';
  if (kind.startsWith('match-')) return 'results';
  return kind === 'deposit-paid' ? 'deposits' : null;
};

/** Under which topic a kind is sent by push: what the house did with a customer's own money, not what the customer has just done. */
const PUSH_TOPICS: { readonly [K in NoticeKind]?: PushTopic } = {
  'bet-won': 'bets',
  'bet-lost': 'bets',
  'bet-void': 'bets',
  'bet-cashed-out-at-floor': 'bets',
  'bet-reopened': 'bets',
  'ticket-won': 'jackpots',
  'ticket-lost': 'jackpots',
  'ticket-void': 'jackpots',
  'ticket-reopened': 'jackpots',
  'deposit-paid': 'deposits',
};

/** Promised with notices whose customers want them by SMS too. */
export const SEND_NOTICES = jobKind<NoPayload>('send-notices', 'notices');

/** A notice that a device has asked for. */
export interface NoticeToPush {
  readonly event: string;
  readonly kind: NoticeKind;
  readonly topic: PushTopic;
  readonly at: Instant;
  readonly betId: BetId | null;
  readonly reference: string;
}

/** Promised with notices that a device of their customer has asked for. */
export const PUSH_NOTICES = jobKind<{
  readonly profileId: ProfileId;
  readonly notices: readonly NoticeToPush[];
}>('push-notices', 'notices');

/**
 * Tells customers what happened, in the transaction in which it does: each event once, by its name, all that one customer is told in one
 * statement. Who has asked for it is sent an SMS, or a push, after the transaction; a result of a match is kept for those alone who asked for
 * its SMS. Call it with the wallets locked.
 */
export const tellNotices = async (sql: Sql, notices: readonly NewNotice[]): Promise<void> => {
  for (const [owner, own] of Map.groupBy(notices, ({ profileId }) => profileId))
    await tellOne(sql, owner, own);
};

const tellOne = async (sql: Sql, owner: ProfileId, notices: readonly NewNotice[]): Promise<void> => {
  const kept = await insertNotices(
    sql,
    owner,
    notices.map((notice) => {
      const topic = topicOf(notice.kind);
      const pushTopic = PUSH_TOPICS[notice.kind] ?? null;
      return { ...notice, topic, pushTopic, isForAskersOnly: topic === 'results' };
    }),
  );
  const due = kept.find(({ sms }) => sms === 'due');
  const [first] = notices;
  if (due !== undefined && first)
    await enqueue(sql, {
      kind: SEND_NOTICES,
      dedupeKey: `${owner}:${first.event}`,
      payload: {},
      runAt: due.writtenAt,
      profileId: null,
    });
  const push = kept.find((one) => one.push);
  if (push !== undefined)
    await enqueue(sql, {
      kind: PUSH_NOTICES,
      dedupeKey: push.event,
      payload: { profileId: owner, notices: toPush(notices, kept) },
      runAt: push.writtenAt,
      profileId: owner,
    });
};

const toPush = (notices: readonly NewNotice[], kept: readonly KeptNotice[]): readonly NoticeToPush[] => {
  const asked = new Set(kept.flatMap((one) => (one.push ? [one.event] : [])));
  return notices.flatMap(({ event, kind, at, betId = null, reference }) => {
    const topic = PUSH_TOPICS[kind];
    return topic !== undefined && asked.has(event) ? [{ event, kind, topic, at, betId, reference }] : [];
  });
};
