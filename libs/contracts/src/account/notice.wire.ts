import { ok, refuse, type BetId, type Cents, type ProfileId, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { betIdText, profileIdText } from '../pieces/ids.ts';
import { kes } from '../pieces/kes.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';
import { list } from '../pieces/rows.ts';
import { count } from '../pieces/text.ts';
import { NOTICE_KINDS, NOTICE_TOPICS, type Notice, type NoticeKind, type NoticeTopic } from './notice.ts';

/** Reads an unknown kind as 'other', so that the customer still sees that something happened. */
const noticeKind = codecOf(
  z.string(),
  (text): Result<NoticeKind, string> => ok(NOTICE_KINDS.find((kind) => kind === text) ?? 'other'),
  (kind) => kind,
);

/** Notices are numbered for the whole house, so the numbers get long. */
const noticeNumber = z.int().check(z.gte(0));
const noticeNumberText = codecOf(
  z.string(),
  (text): Result<number, string> =>
    /^\d{1,15}$/.test(text) ? ok(Number(text)) : refuse('not the number of a notice'),
  (number) => String(number),
);

const noticeOnTheWire = entity(noun<Notice>(), {
  number: ['number', noticeNumber],
  kind: ['kind', noticeKind],
  at: ['at', nairobiDatetime],
  bet_id: ['betId', z.nullable(betIdText) as z.ZodMiniType<BetId | null>],
  reference: ['reference', z.string()],
  amount: ['amount', z.nullable(kes) as z.ZodMiniType<Cents | null>],
  tax: ['tax', z.optional(kes)],
  taken_back: ['takenBack', z.optional(kes)],
  held: ['held', z.optional(kes)],
  repaid: ['repaid', z.optional(kes)],
  owes: ['owes', z.optional(kes)],
  correction: ['isCorrection', z.boolean()],
  seen: ['isSeen', z.boolean()],
});

/** A page of a customer's notices, newest first. */
export interface NoticePage {
  readonly notices: readonly Notice[];
  /** Number of all notices not seen yet. */
  readonly unseen: number;
  /** True if there are older notices than the last of this page. */
  readonly hasMore: boolean;
}
export const noticePageOnTheWire = entity(noun<NoticePage>(), {
  notices: ['notices', list(noticeOnTheWire)],
  unseen: ['unseen', count],
  has_more: ['hasMore', z.boolean()],
});

/** Selects a page: notices with numbers below `before`; the newest without it. */
export interface NoticesBefore {
  readonly before?: number;
}
export const noticesBeforeQuery = entity(noun<NoticesBefore>(), {
  before: ['before', z.optional(noticeNumberText)],
});

/** The notices a customer has seen: a range of numbers, both included. */
export interface SeenNotices {
  readonly from: number;
  readonly to: number;
}
export const seenNoticesOnTheWire = entity(noun<SeenNotices>(), {
  from: ['from', noticeNumber],
  to: ['to', noticeNumber],
});

/** The topics a customer gets by SMS, and the price of each message for the recipient. */
export interface NoticeSms {
  readonly topics: readonly NoticeTopic[];
  /** Amount the customer's network charges per message; zero if the house pays. */
  readonly price: Cents;
}
const topic = z.enum(NOTICE_TOPICS);
export const noticeSmsOnTheWire = entity(noun<NoticeSms>(), {
  topics: ['topics', list(topic)],
  price: ['price', kes],
});

/** Turns the SMS of a topic on or off. */
export interface NoticeSmsChoice {
  readonly topic: NoticeTopic;
  readonly isWanted: boolean;
}
export const noticeSmsChoiceOnTheWire = entity(noun<NoticeSmsChoice>(), {
  topic: ['topic', topic],
  wanted: ['isWanted', z.boolean()],
});

/** The customer whose notices are meant. */
export interface NoticesOf {
  readonly profileId: ProfileId;
}
export const noticesOfParams = entity(noun<NoticesOf>(), { profile_id: ['profileId', profileIdText] });
