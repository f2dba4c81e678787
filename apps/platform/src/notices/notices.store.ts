import {
  betId,
  cents,
  type BetId,
  type Cents,
  type Instant,
  type Msisdn,
  type ProfileId,
} from '@kipenga/betting-core';
import {
  NOTICE_KINDS,
  NOTICE_TOPICS,
  type Notice,
  type NoticeKind,
  type NoticeOfWallet,
  type NoticeTopic,
  type PushTopic,
} from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { deleteInSlices } from '../outbox/index.ts';

/** Something to be told. */
export interface NewNotice extends NoticeOfWallet {
  readonly profileId: ProfileId;
  /** Key of the event: a customer is notified once, however often it is stored. */
  readonly event: string;
  readonly kind: NoticeKind;
  readonly at: Instant;
  readonly betId?: BetId | null;
  /** True of winnings of a jackpot ticket that are released later; the kinds of other notices say it. */
  readonly isOfTicket?: boolean;
  readonly reference: string;
  readonly amount: Cents | null;
  /** The tax inside the amount, or beside it; absent if there is none. */
  readonly tax?: Cents;
  readonly isCorrection?: boolean;
}

/** A notice with its topics for SMS and push, and whether only customers who asked for its SMS get it at all. */
export interface NoticeToKeep extends NewNotice {
  readonly topic: NoticeTopic | null;
  readonly pushTopic: PushTopic | null;
  readonly isForAskersOnly: boolean;
}

const IS_ASKED_FOR = `EXISTS (SELECT FROM notice_sms_topic a WHERE a.profile_id = $1 AND a.topic = n.topic)`;

// A result alone moves nothing of a customer's: nobody hears of one during a break. Who let the house cash a bet out by itself is sent that, asked or not.
// Nothing is joined to the rows that are said, which a database that is spread over machines cannot print.
const KEEP = `
  INSERT INTO notice (profile_id, event, kind, at, bet_id, reference, amount, tax, is_correction, taken_back, held, repaid, owes, sms, push)
  SELECT $1, n.event, n.kind, n.at, n.bet_id, n.reference, n.amount, n.tax, n.is_correction, n.taken_back, n.held, n.repaid, n.owes,
    CASE WHEN n.kind = 'bet-cashed-out-at-floor' OR ${IS_ASKED_FOR} THEN 'due' ELSE 'none' END,
    EXISTS (SELECT FROM push_subscription d WHERE d.profile_id = $1 AND n.push_topic = ANY(d.topics))
  FROM unnest($2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::text[], $7::bigint[], $8::bigint[], $9::boolean[], $10::text[], $11::boolean[], $12::text[],
      $13::bigint[], $14::bigint[], $15::bigint[], $16::bigint[])
    WITH ORDINALITY AS n (event, kind, at, bet_id, reference, amount, tax, is_correction, topic, is_for_askers_only, push_topic,
      taken_back, held, repaid, owes, place)
  WHERE NOT n.is_for_askers_only OR (${IS_ASKED_FOR}
    AND NOT EXISTS (SELECT FROM play_break b WHERE b.profile_id = $1 AND b.ends_at > now()))
  ORDER BY n.place
  ON CONFLICT DO NOTHING RETURNING event, sms, push, written_at AS "writtenAt"`;

/** A notice that was kept, and how it is to be sent. */
export interface KeptNotice {
  readonly event: string;
  readonly sms: string;
  readonly push: boolean;
  /** Real time. */
  readonly writtenAt: Instant;
}

/** Keeps a customer's notices, all in one statement. @returns those that were not kept before. */
export const insertNotices = async (
  sql: Sql,
  owner: ProfileId,
  notices: readonly NoticeToKeep[],
): Promise<readonly KeptNotice[]> =>
  sql.query<KeptNotice>(KEEP, [
    owner,
    notices.map(({ event }) => event),
    notices.map(({ kind }) => kind),
    notices.map(({ at }) => at),
    notices.map((one) => one.betId ?? null),
    notices.map(({ reference }) => reference),
    notices.map(({ amount }) => amount),
    notices.map(({ tax }) => tax || null),
    notices.map(({ isCorrection = false }) => isCorrection),
    notices.map(({ topic }) => topic),
    notices.map(({ isForAskersOnly }) => isForAskersOnly),
    notices.map(({ pushTopic }) => pushTopic),
    notices.map(({ takenBack }) => takenBack || null),
    notices.map(({ held }) => held || null),
    notices.map(({ repaid }) => repaid || null),
    notices.map(({ owes }) => owes ?? null),
  ]);

/** Sums that most notices do not have. */
const SUMS = ['tax', 'takenBack', 'held', 'repaid', 'owes'] as const;
type Sums = { readonly [S in (typeof SUMS)[number]]: number | null };

type NoticeRow = Omit<Notice, 'kind' | 'betId' | 'amount' | keyof Sums> &
  Sums & {
    readonly kind: string;
    readonly betId: string | null;
    readonly amount: number | null;
  };

const sumsOf = (row: Sums): Pick<Notice, keyof Sums> =>
  Object.fromEntries(SUMS.flatMap((name) => (row[name] === null ? [] : [[name, cents(row[name])]])));

const noticeOf = ({
  kind,
  betId: bet,
  amount,
  tax,
  takenBack,
  held,
  repaid,
  owes,
  ...row
}: NoticeRow): Notice => ({
  ...row,
  kind: NOTICE_KINDS.find((one) => one === kind) ?? 'other',
  betId: bet === null ? null : betId(bet),
  amount: amount === null ? null : cents(amount),
  ...sumsOf({ tax, takenBack, held, repaid, owes }),
});

const COLUMNS = `number, kind, at, bet_id AS "betId", reference, amount, tax, taken_back AS "takenBack", held, repaid, owes,
  is_correction AS "isCorrection", is_seen AS "isSeen"`;

/** A customer's notices before one, the newest first. */
export const selectNotices = async (
  sql: Sql,
  owner: ProfileId,
  { before, most }: { readonly before: number; readonly most: number },
): Promise<readonly Notice[]> =>
  (
    await sql.query<NoticeRow>(
      `SELECT ${COLUMNS} FROM notice WHERE profile_id = $1 AND number < $2 ORDER BY number DESC LIMIT $3`,
      [owner, before, most],
    )
  ).map(noticeOf);

/** Counts a customer's unseen notices, up to `most`. */
export const countUnseen = async (sql: Sql, owner: ProfileId, most: number): Promise<number> => {
  const [row] = await sql.query<{ unseen: number }>(
    `SELECT count(*)::int AS unseen FROM (SELECT FROM notice WHERE profile_id = $1 AND NOT is_seen LIMIT $2) AS found`,
    [owner, most],
  );
  return row?.unseen ?? 0;
};

export const updateSeen = (sql: Sql, owner: ProfileId, from: number, to: number) =>
  sql.query(
    'UPDATE notice SET is_seen = true WHERE profile_id = $1 AND number BETWEEN $2 AND $3 AND NOT is_seen',
    [owner, from, to],
  );

export const selectTopics = async (sql: Sql, owner: ProfileId): Promise<readonly NoticeTopic[]> => {
  const rows = await sql.query<{ topic: string }>(
    'SELECT topic FROM notice_sms_topic WHERE profile_id = $1',
    [owner],
  );
  return NOTICE_TOPICS.filter((topic) => rows.some((row) => row.topic === topic));
};

export const insertTopic = (sql: Sql, owner: ProfileId, topic: NoticeTopic) =>
  sql.query('INSERT INTO notice_sms_topic (profile_id, topic) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    owner,
    topic,
  ]);

export const deleteTopic = (sql: Sql, owner: ProfileId, topic: NoticeTopic) =>
  sql.query('DELETE FROM notice_sms_topic WHERE profile_id = $1 AND topic = $2', [owner, topic]);

/** A notice whose SMS is due, and whose phone it goes to. */
export interface DueNotice extends Notice {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
  readonly language: string;
}

/** The customers of the notices whose SMS has been due longest. */
export const selectDue = async (sql: Sql, most: number): Promise<readonly ProfileId[]> => {
  const due = await sql.query<{ profileId: ProfileId }>(
    `SELECT profile_id AS "profileId" FROM notice WHERE sms = 'due' ORDER BY number LIMIT $1`,
    [most],
  );
  return [...new Set(due.map(({ profileId }) => profileId))];
};

/** A customer's notices whose SMS is due, oldest first; none that another sender has in hand. */
export const lockDue = async (sql: Sql, owner: ProfileId, most: number): Promise<readonly DueNotice[]> =>
  (
    await sql.query<NoticeRow & Pick<DueNotice, 'profileId' | 'msisdn' | 'language'>>(
      `SELECT ${COLUMNS}, n.profile_id AS "profileId", c.msisdn, c.language FROM notice n JOIN customer c USING (profile_id)
       WHERE profile_id = $1 AND sms = 'due' ORDER BY number LIMIT $2 FOR UPDATE OF n SKIP LOCKED`,
      [owner, most],
    )
  ).map(({ profileId, msisdn, language, ...row }) => ({ ...noticeOf(row), profileId, msisdn, language }));

export const updateSent = (sql: Sql, owner: ProfileId, numbers: readonly number[]) =>
  sql.query(
    `UPDATE notice SET sms = 'sent' WHERE profile_id = $1 AND sms = 'due' AND number = ANY($2::bigint[])`,
    [owner, numbers],
  );

/** Deletes older notices. An SMS that is not sent yet is kept. */
export const deleteOld = (sql: Sql, now: Instant, days: number): Promise<void> =>
  deleteInSlices(sql, now, {
    table: 'notice',
    key: 'profile_id, event',
    where: `written_at < $1::timestamptz - make_interval(days => $2) AND sms <> 'due'`,
    days,
  });
