import type { Instant, Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

export type PhoneEvent = 'code' | 'failed-login' | 'unread-sms';

export const insertEvent = (sql: Sql, msisdn: Msisdn, kind: PhoneEvent, at: Instant) =>
  sql.query('INSERT INTO phone_event (msisdn, kind, at) VALUES ($1, $2, $3)', [msisdn, kind, at]);

/** The moments of a kind since `since`, newest first. */
export const selectEvents = async (
  sql: Sql,
  msisdn: Msisdn,
  kind: PhoneEvent,
  since: Instant,
): Promise<readonly Instant[]> =>
  (
    await sql.query<{ at: Instant }>(
      'SELECT at FROM phone_event WHERE msisdn = $1 AND kind = $2 AND at > $3 ORDER BY at DESC',
      [msisdn, kind, since],
    )
  ).map(({ at }) => at);

export const deleteEvents = (sql: Sql, msisdn: Msisdn, kind: PhoneEvent) =>
  sql.query('DELETE FROM phone_event WHERE msisdn = $1 AND kind = $2', [msisdn, kind]);

/** Makes those who count the events of one phone follow each other until their transactions end. */
export const lockPhone = (sql: Sql, msisdn: Msisdn) =>
  sql.query(
    `INSERT INTO phone_event (msisdn, kind, at, event_id) VALUES ($1, 'lock', 'epoch', '00000000-0000-0000-0000-000000000000')
             ON CONFLICT (msisdn, kind, at, event_id) DO UPDATE SET kind = 'lock'`,
    [msisdn],
  );
