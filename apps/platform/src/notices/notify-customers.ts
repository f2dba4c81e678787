import type { BetId, Instant, ProfileId } from '@kipenga/betting-core';
import type { NoticeKind, NoticeTopic, PushTopic } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { enqueue, jobKind } from '../outbox/index.ts';
import { insertNotices, type KeptNotice, type NewNotice } from './notices.store.ts';

/** The topic by which a kind is sent by SMS; null if it never is. */
const topicOf = (kind: NoticeKind): NoticeTopic | null => {
  if (/^(bet|ticket|payout)-/.test(kind)) return 'bets';
  if (kind.startsWith('match-')) return 'results';
  return kind === 'deposit-paid' ? 'deposits' : null;
};

/** The topic by which a kind is sent by push: acts of the house on the money of a customer, not the customer's own acts. */
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
  'payout-released': 'bets',
  'deposit-paid': 'deposits',
};

const pushTopicOf = ({ kind, isOfTicket = false }: NewNotice): PushTopic | null =>
  isOfTicket ? 'jackpots' : (PUSH_TOPICS[kind] ?? null);

/** Promised with notices that their customer also wants by SMS; a former version does not say whose. */
export const SEND_NOTICES = jobKind<{ readonly owner?: ProfileId }>('send-notices', 'notices');

/** A notice that a device has asked for. */
export interface NoticeToPush {
  readonly event: string;
  readonly kind: NoticeKind;
  readonly topic: PushTopic;
  readonly at: Instant;
  readonly betId: BetId | null;
  readonly reference: string;
  readonly isCorrection: boolean;
}

/** Promised with notices that a device of their customer has asked for. */
export const PUSH_NOTICES = jobKind<{
  readonly profileId: ProfileId;
  readonly notices: readonly NoticeToPush[];
}>('push-notices', 'notices');

/**
 * Stores notices in the transaction of their events: each event once, by its name, and all notices of one customer in one statement.
 * SMS and pushes that the customer has asked for are sent after the transaction. Results of matches are stored only for customers
 * who have asked for them by SMS. Call it with the wallets locked.
 */
export const notifyCustomers = async (sql: Sql, notices: readonly NewNotice[]): Promise<void> => {
  for (const [owner, own] of Map.groupBy(notices, ({ profileId }) => profileId))
    await tellOne(sql, owner, own);
};

const tellOne = async (sql: Sql, owner: ProfileId, notices: readonly NewNotice[]): Promise<void> => {
  const kept = await insertNotices(
    sql,
    owner,
    notices.map((notice) => {
      const topic = topicOf(notice.kind);
      const pushTopic = pushTopicOf(notice);
      return { ...notice, topic, pushTopic, isForAskersOnly: topic === 'results' };
    }),
  );
  const due = kept.find(({ sms }) => sms === 'due');
  const [first] = notices;
  if (due !== undefined && first)
    await enqueue(sql, {
      kind: SEND_NOTICES,
      dedupeKey: `${owner}:${first.event}`,
      payload: { owner },
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
  return notices.flatMap((notice) => {
    const { event, kind, at, betId = null, reference, isCorrection = false } = notice;
    const topic = pushTopicOf(notice);
    return topic !== null && asked.has(event)
      ? [{ event, kind, topic, at, betId, reference, isCorrection }]
      : [];
  });
};
