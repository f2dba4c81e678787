import { smsParts, type Instant, type Msisdn } from '@kipenga/betting-core';
import type { DeliveryReport } from '@kipenga/contracts/sms-gateway';
import type { Sql } from '../../database/index.ts';
import type { OutgoingSms } from './sms-out.ts';

/** A message that is not with the carrier yet, as far as anybody knows. */
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

/** How a sending ended. */
export interface EndOfSending {
  readonly state: 'accepted' | 'refused' | 'late' | 'unknown';
  readonly carrierId?: string | null;
  readonly reason?: string;
}

/** False where it was promised before. */
export const insertSending = async (sql: Sql, sms: OutgoingSms): Promise<boolean> => {
  const { smsId, to, shortcode, text, linkId, goodUntil, mayComeTwice } = sms;
  const kept = await sql.query(
    `INSERT INTO sms_sending (sms_id, msisdn, shortcode, body, link_id, good_until, may_come_twice, parts)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING sms_id`,
    [smsId, to, shortcode, text, linkId, goodUntil, mayComeTwice, smsParts(text)],
  );
  return kept.length === 1;
};

/** Null where it has ended. */
export const lockOpenSending = async (sql: Sql, smsId: string): Promise<OpenSending | null> => {
  const [row] = await sql.query<OpenSending>(
    `SELECT msisdn AS "to", shortcode, body AS text, link_id AS "linkId", good_until AS "goodUntil", may_come_twice AS "mayComeTwice", parts, state, doubts
     FROM sms_sending WHERE sms_id = $1 AND state IN ('promised', 'sending') FOR UPDATE`,
    [smsId],
  );
  return row ?? null;
};

/** Notes that the carrier is about to be asked; again, where nobody knows what it answered before. */
export const updateAsked = (sql: Sql, smsId: string) =>
  sql.query(
    `UPDATE sms_sending SET doubts = doubts + (state = 'sending')::int, state = 'sending' WHERE sms_id = $1`,
    [smsId],
  );

/** Notes that the carrier has not sent it, for certain. */
export const updateNotSent = (sql: Sql, smsId: string, reason: string) =>
  sql.query(
    `UPDATE sms_sending SET state = 'promised', reason = $2 WHERE sms_id = $1 AND state = 'sending'`,
    [smsId, reason],
  );

/** Keeps how it ended, and forgets its text. */
export const updateEnded = (sql: Sql, smsId: string, { state, carrierId, reason }: EndOfSending) =>
  sql.query(
    `UPDATE sms_sending SET state = $2, carrier_id = $3, reason = $4, body = NULL
     WHERE sms_id = $1 AND state IN ('promised', 'sending')`,
    [smsId, state, carrierId ?? null, reason ?? null],
  );

/** Keeps a report. False when it came before. */
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

/** By which key the house knows what a carrier names so; null where its answer is not kept, or not yet. */
export const selectSmsId = async (sql: Sql, carrierId: string): Promise<string | null> => {
  const [row] = await sql.query<{ smsId: string }>(
    'SELECT sms_id AS "smsId" FROM sms_sending WHERE carrier_id = $1 LIMIT 1',
    [carrierId],
  );
  return row?.smsId ?? null;
};
