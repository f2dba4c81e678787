import { smsParts, type Instant, type Msisdn } from '@kipenga/betting-core';
import type { DeliveryReport } from '@kipenga/contracts/sms-gateway';
import type { Sql } from '../../database/index.ts';
import type { OutgoingSms } from './sms-out.ts';

/** A message that is not known to have reached the carrier. */
export interface OpenSending {
  readonly to: Msisdn;
  readonly shortcode: string | null;
  readonly text: string;
  readonly linkId: string | null;
  readonly goodUntil: Instant;
  readonly mayComeTwice: boolean;
  readonly parts: number;
  readonly state: 'promised' | 'sending';
  readonly doubts: number;
}

/** The end of a sending. */
export interface EndOfSending {
  readonly state: 'accepted' | 'refused' | 'late' | 'unknown';
  readonly carrierId?: string | null;
  readonly reason?: string;
}

/** False if it was promised before. */
export const insertSending = async (sql: Sql, sms: OutgoingSms): Promise<boolean> => {
  const { smsId, to, shortcode, text, linkId, goodUntil, mayComeTwice } = sms;
  const kept = await sql.query(
    `INSERT INTO sms_sending (sms_id, msisdn, shortcode, body, link_id, good_until, may_come_twice, parts)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING sms_id`,
    [smsId, to, shortcode, text, linkId, goodUntil, mayComeTwice, smsParts(text)],
  );
  return kept.length === 1;
};

/** Null if it has ended. */
export const lockOpenSending = async (sql: Sql, smsId: string): Promise<OpenSending | null> => {
  const [row] = await sql.query<OpenSending>(
    `SELECT msisdn AS "to", shortcode, body AS text, link_id AS "linkId", good_until AS "goodUntil", may_come_twice AS "mayComeTwice", parts, state, doubts
     FROM sms_sending WHERE sms_id = $1 AND state IN ('promised', 'sending') FOR UPDATE`,
    [smsId],
  );
  return row ?? null;
};

/** Notes that the carrier is about to be asked, possibly again after an unknown answer. */
export const updateAsked = (sql: Sql, smsId: string) =>
  sql.query(
    `UPDATE sms_sending SET doubts = doubts + (state = 'sending')::int, state = 'sending' WHERE sms_id = $1`,
    [smsId],
  );

/** Notes that the carrier certainly has not sent it. */
export const updateNotSent = (sql: Sql, smsId: string, reason: string) =>
  sql.query(
    `UPDATE sms_sending SET state = 'promised', reason = $2 WHERE sms_id = $1 AND state = 'sending'`,
    [smsId, reason],
  );

/** Stores the end and deletes the text. */
export const updateEnded = (sql: Sql, smsId: string, { state, carrierId, reason }: EndOfSending) =>
  sql.query(
    `UPDATE sms_sending SET state = $2, carrier_id = $3, reason = $4, body = NULL
     WHERE sms_id = $1 AND state IN ('promised', 'sending')`,
    [smsId, state, carrierId ?? null, reason ?? null],
  );

/** Stores a delivery report. False if it came before. */
export const insertDelivery = async (
  sql: Sql,
  { carrierId, status, failureReason }: DeliveryReport,
): Promise<boolean> => {
  const kept = await sql.query(
    `INSERT INTO sms_delivery (carrier_id, status, failure_reason) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING carrier_id`,
    [carrierId, status, failureReason ?? null],
  );
  return kept.length === 1;
};

/** Finds our id of a message by the carrier's; null if the carrier's answer is not stored, or not yet. */
export const selectSmsId = async (sql: Sql, carrierId: string): Promise<string | null> => {
  const [row] = await sql.query<{ smsId: string }>(
    'SELECT sms_id AS "smsId" FROM sms_sending WHERE carrier_id = $1 LIMIT 1',
    [carrierId],
  );
  return row?.smsId ?? null;
};
