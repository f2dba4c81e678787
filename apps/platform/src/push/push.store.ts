import type { BetId, Instant, ProfileId } from '@kipenga/betting-core';
import { PUSH_TOPICS, type NoticeKind, type PushSubscription, type PushTopic } from '@kipenga/contracts';
import { loginIsLive } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';
import type { NoticeToPush } from '../notices/index.ts';

/** A login of a customer, which identifies a device. */
export interface LoginName {
  readonly profileId: ProfileId;
  readonly loginHash: string;
}

/** A login's subscription; null if it has none. */
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

/** Counts the customer's other working logins with a subscription. */
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

/** Stores a login's subscription. A device that subscribed in an earlier login is notified in this one only. */
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

/** Deletes a subscription its service no longer knows; a newer one of the login stays. */
export const deleteGone = (sql: Sql, { profileId, loginHash }: LoginName, endpoint: string) =>
  sql.query('DELETE FROM push_subscription WHERE profile_id = $1 AND login_hash = $2 AND endpoint = $3', [
    profileId,
    loginHash,
    endpoint,
  ]);

/** A login's subscription, with its customer's language. */
export interface Device extends PushSubscription {
  readonly loginHash: string;
  readonly language: string;
  /** True if the customer is in a time-out or an exclusion. */
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

/** The key of a message: one notice to one login. */
export interface MessageName extends LoginName {
  readonly event: string;
}

/** Stores messages for a login, each once. */
export const insertMessages = (
  sql: Sql,
  { profileId, loginHash }: LoginName,
  notices: readonly NoticeToPush[],
) =>
  sql.query(
    `INSERT INTO push_message (profile_id, login_hash, event, kind, at, bet_id, reference, is_correction)
     SELECT $1, $2, n.event, n.kind, n.at, n.bet_id, n.reference, n.is_correction
     FROM unnest($3::text[], $4::text[], $5::timestamptz[], $6::text[], $7::text[], $8::boolean[])
       AS n (event, kind, at, bet_id, reference, is_correction)
     ON CONFLICT DO NOTHING`,
    [
      profileId,
      loginHash,
      notices.map(({ event }) => event),
      notices.map(({ kind }) => kind),
      notices.map(({ at }) => at),
      notices.map(({ betId }) => betId),
      notices.map(({ reference }) => reference),
      // A promise that a former version has made says nothing of it.
      notices.map(({ isCorrection = false }: Partial<NoticeToPush>) => isCorrection),
    ],
  );

/** The notice a message is about. */
export interface Told {
  readonly kind: NoticeKind;
  readonly betId: BetId | null;
  readonly reference: string;
  readonly isCorrection: boolean;
}

export interface MessageBegun extends Told {
  readonly tries: number;
  readonly writtenAt: Instant;
}

/**
 * Notes, before the service is asked, that it is. @returns null if it is not to be sent: it has been, or a process died while
 * sending it.
 */
export const beginMessage = async (
  sql: Sql,
  { profileId, event, loginHash }: MessageName,
): Promise<MessageBegun | null> => {
  const [row] = await sql.query<MessageBegun>(
    `UPDATE push_message SET state = 'sending', tries = tries + 1
     WHERE profile_id = $1 AND event = $2 AND login_hash = $3 AND state = 'promised'
     RETURNING kind, bet_id AS "betId", reference, is_correction AS "isCorrection", tries, written_at AS "writtenAt"`,
    [profileId, event, loginHash],
  );
  return row ?? null;
};

export type MessageState = 'promised' | 'sent' | 'unknown' | 'refused' | 'given-up' | 'stopped';

/** Stores the outcome of a message that was being sent. */
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

/** Messages sent to a customer's devices, newest first. */
export const selectSent = (sql: Sql, owner: ProfileId) =>
  sql.query<Told & { readonly at: Instant }>(
    `SELECT kind, at, bet_id AS "betId", reference, is_correction AS "isCorrection" FROM push_message
     WHERE profile_id = $1 AND state = 'sent' ORDER BY written_at DESC, event, login_hash LIMIT ${MOST_SHOWN}`,
    [owner],
  );
