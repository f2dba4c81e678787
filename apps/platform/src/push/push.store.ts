import type { BetId, Instant, ProfileId } from '@kipenga/betting-core';
import { PUSH_TOPICS, type NoticeKind, type PushSubscription, type PushTopic } from '@kipenga/contracts';
import { loginIsLive } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';
import type { NoticeToPush } from '../notices/index.ts';

/** A login of a customer: what a device is known by. */
export interface LoginName {
  readonly profileId: ProfileId;
  readonly loginHash: string;
}

/** What a login has asked for; null where it has asked for nothing. */
export const selectOwn = async (
  sql: Sql,
  { profileId, loginHash }: LoginName,
): Promise<{ readonly endpoint: string; readonly topics: readonly PushTopic[] } | null> => {
  const [row] = await sql.query<{ endpoint: string; topics: readonly string[] }>(
    'SELECT endpoint, topics FROM push_subscription WHERE profile_id = $1 AND login_hash = $2',
    [profileId, loginHash],
  );
  return row
    ? { endpoint: row.endpoint, topics: PUSH_TOPICS.filter((topic) => row.topics.includes(topic)) }
    : null;
};

/** Counts the other logins of a customer that work and have asked. */
export const countOthers = async (
  sql: Sql,
  { profileId, loginHash }: LoginName,
  now: Instant,
): Promise<number> => {
  const [row] = await sql.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM push_subscription d
     WHERE d.profile_id = $1 AND d.login_hash <> $2 AND ${loginIsLive('$1', 'd.login_hash', '$3')}`,
    [profileId, loginHash, now],
  );
  return row?.others ?? 0;
};

/** Keeps what a login asks for. A device that asked in an earlier login is told in this one alone. */
export const keepSubscription = async (
  sql: Sql,
  { profileId, loginHash }: LoginName,
  { endpoint, p256dh, auth, topics }: PushSubscription,
): Promise<void> => {
  await sql.query(
    'DELETE FROM push_subscription WHERE profile_id = $1 AND endpoint = $2 AND login_hash <> $3',
    [profileId, endpoint, loginHash],
  );
  await sql.query(
    `INSERT INTO push_subscription (profile_id, login_hash, endpoint, p256dh, auth, topics) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (profile_id, login_hash) DO UPDATE
     SET endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, topics = excluded.topics`,
    [profileId, loginHash, endpoint, p256dh, auth, topics],
  );
};

export const deleteSubscription = (sql: Sql, { profileId, loginHash }: LoginName) =>
  sql.query('DELETE FROM push_subscription WHERE profile_id = $1 AND login_hash = $2', [
    profileId,
    loginHash,
  ]);

/** The same of one that its service no longer knows; a newer one of the login stays. */
export const deleteGone = (sql: Sql, { profileId, loginHash }: LoginName, endpoint: string) =>
  sql.query('DELETE FROM push_subscription WHERE profile_id = $1 AND login_hash = $2 AND endpoint = $3', [
    profileId,
    loginHash,
    endpoint,
  ]);

/** Where a login is reached, and how its customer is spoken to. */
export interface Device extends PushSubscription {
  readonly loginHash: string;
  readonly language: string;
  /** The customer plays nothing now: a time-out or an exclusion runs. */
  readonly isInBreak: boolean;
}

/** The devices of a customer whose logins work. */
export const selectDevices = (sql: Sql, owner: ProfileId, now: Instant): Promise<readonly Device[]> =>
  sql.query<Device>(
    `SELECT d.login_hash AS "loginHash", d.endpoint, d.p256dh, d.auth, d.topics, c.language,
       EXISTS (SELECT FROM play_break b WHERE b.profile_id = $1 AND b.ends_at > $2) AS "isInBreak"
     FROM push_subscription d JOIN customer c ON c.profile_id = $1
     WHERE d.profile_id = $1 AND ${loginIsLive('$1', 'd.login_hash', '$2')}`,
    [owner, now],
  );

/** The name of a message: one notice to one login. */
export interface MessageName extends LoginName {
  readonly event: string;
}

/** Keeps messages that are to be sent to a login, each once. */
export const insertMessages = (
  sql: Sql,
  { profileId, loginHash }: LoginName,
  notices: readonly NoticeToPush[],
) =>
  sql.query(
    `INSERT INTO push_message (profile_id, login_hash, event, kind, at, bet_id, reference)
     SELECT $1, $2, n.event, n.kind, n.at, n.bet_id, n.reference
     FROM unnest($3::text[], $4::text[], $5::timestamptz[], $6::text[], $7::text[]) AS n (event, kind, at, bet_id, reference)
     ON CONFLICT DO NOTHING`,
    [
      profileId,
      loginHash,
      notices.map(({ event }) => event),
      notices.map(({ kind }) => kind),
      notices.map(({ at }) => at),
      notices.map(({ betId }) => betId),
      notices.map(({ reference }) => reference),
    ],
  );

/** What a message tells. */
export interface Told {
  readonly kind: NoticeKind;
  readonly betId: BetId | null;
  readonly reference: string;
}

export interface MessageBegun extends Told {
  readonly tries: number;
  readonly writtenAt: Instant;
}

/** Notes, before its service is asked, that it is. @returns null for one that is not to be sent: it was, or whoever asked has died over it. */
export const beginMessage = async (
  sql: Sql,
  { profileId, event, loginHash }: MessageName,
): Promise<MessageBegun | null> => {
  const [row] = await sql.query<MessageBegun>(
    `UPDATE push_message SET state = 'sending', tries = tries + 1
     WHERE profile_id = $1 AND event = $2 AND login_hash = $3 AND state = 'promised'
     RETURNING kind, bet_id AS "betId", reference, tries, written_at AS "writtenAt"`,
    [profileId, event, loginHash],
  );
  return row ?? null;
};

export type MessageState = 'promised' | 'sent' | 'unknown' | 'refused' | 'given-up' | 'stopped';

/** Notes what became of a message that its service was being asked about. */
export const endMessage = (
  sql: Sql,
  { profileId, event, loginHash }: MessageName,
  state: MessageState,
  reason: string | null = null,
) =>
  sql.query(
    `UPDATE push_message SET state = $4, reason = $5
     WHERE profile_id = $1 AND event = $2 AND login_hash = $3 AND state = 'sending'`,
    [profileId, event, loginHash, state, reason],
  );

const MOST_SHOWN = 50;

/** What was sent to a customer's devices, newest first. */
export const selectSent = (sql: Sql, owner: ProfileId) =>
  sql.query<Told & { readonly at: Instant }>(
    `SELECT kind, at, bet_id AS "betId", reference FROM push_message
     WHERE profile_id = $1 AND state = 'sent' ORDER BY written_at DESC, event, login_hash LIMIT ${MOST_SHOWN}`,
    [owner],
  );
