import type { Instant, Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** A code asked for on the web, a registration, a code asked for by SMS, and wrong passwords: at login, and before a self-exclusion. */
export type PhoneEvent = 'code' | 'registration' | 'code-by-sms' | 'failed-login' | 'failed-exclusion';

/** @returns the event's id. */
export const insertEvent = async (
  sql: Sql,
  msisdn: Msisdn,
  kind: PhoneEvent,
  asker: string,
  at: Instant,
): Promise<string> => {
  const [row] = await sql.query<{ id: string }>(
    'INSERT INTO phone_event (msisdn, kind, asker, at) VALUES ($1, $2, $3, $4) RETURNING event_id AS id',
    [msisdn, kind, asker, at],
  );
  return row?.id ?? '';
};

/** The moments of a kind since `since`, newest first: those of one asker, or of all who go by one name. */
export const selectEvents = async (
  sql: Sql,
  msisdn: Msisdn,
  kind: PhoneEvent,
  asker: string,
  since: Instant,
): Promise<readonly Instant[]> =>
  (
    await sql.query<{ at: Instant }>(
      'SELECT at FROM phone_event WHERE msisdn = $1 AND kind = $2 AND asker = $3 AND at > $4 ORDER BY at DESC',
      [msisdn, kind, asker, since],
    )
  ).map(({ at }) => at);

export const deleteEvent = (sql: Sql, msisdn: Msisdn, kind: PhoneEvent, eventId: string) =>
  sql.query('DELETE FROM phone_event WHERE msisdn = $1 AND kind = $2 AND event_id = $3', [
    msisdn,
    kind,
    eventId,
  ]);

/** Forgets what these askers did. */
export const deleteEventsOf = (sql: Sql, msisdn: Msisdn, kind: PhoneEvent, askers: readonly string[]) =>
  sql.query('DELETE FROM phone_event WHERE msisdn = $1 AND kind = $2 AND asker = ANY($3::text[])', [
    msisdn,
    kind,
    askers,
  ]);

/** Makes those who count the events of one phone follow each other until their transactions end. */
export const lockPhone = (sql: Sql, msisdn: Msisdn) =>
  sql.query(
    `INSERT INTO phone_event (msisdn, kind, at, event_id) VALUES ($1, 'lock', 'epoch', '00000000-0000-0000-0000-000000000000')
             ON CONFLICT (msisdn, kind, at, event_id) DO UPDATE SET kind = 'lock'`,
    [msisdn],
  );
