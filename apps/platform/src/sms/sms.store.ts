import type { Instant, Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { IncomingSms } from '../gateways/index.ts';

/** An SMS as a phone shows it. */
export interface ShownMessage {
  readonly at: Instant;
  readonly from: string;
  readonly text: string;
}

const MOST_SHOWN = 100;

/** Stores an SMS to a customer, to be sent. @returns its id. */
export const insertOutgoing = async (
  sql: Sql,
  { to, from, text, at }: ShownMessage & { readonly to: Msisdn },
): Promise<string> => {
  const [row] = await sql.query<{ message_id: string }>(
    `INSERT INTO sms_message (msisdn, direction, other_party, body, at) VALUES ($1, 'to-customer', $2, $3, $4)
     RETURNING message_id`,
    [to, from, text, at],
  );
  if (!row) throw new Error('an SMS was not kept');
  return row.message_id;
};

/** Stores an SMS from a customer to one of our numbers. False if it was delivered before; waits for a concurrent delivery. */
export const insertIncoming = async (
  sql: Sql,
  { from, to, text, at, gatewayId }: IncomingSms & { readonly at: Instant },
): Promise<boolean> => {
  const kept = await sql.query(
    `INSERT INTO sms_message (msisdn, direction, other_party, body, at, gateway_id) VALUES ($1, 'from-customer', $2, $3, $4, $5)
     ON CONFLICT (msisdn, gateway_id) WHERE gateway_id IS NOT NULL DO NOTHING RETURNING message_id`,
    [from, to, text, at, gatewayId ?? null],
  );
  return kept.length === 1;
};

/** SMS received by a phone, newest first. */
export const selectInbox = (sql: Sql, msisdn: Msisdn): Promise<readonly ShownMessage[]> =>
  sql.query<ShownMessage>(
    `SELECT at, other_party AS "from", body AS text FROM sms_message
     WHERE msisdn = $1 AND direction = 'to-customer' ORDER BY written_at DESC, message_id LIMIT ${MOST_SHOWN}`,
    [msisdn],
  );

/** Counts how many of these exact texts were sent to a phone in the last real day. */
export const countSentToday = async (sql: Sql, msisdn: Msisdn, texts: readonly string[]): Promise<number> => {
  const [row] = await sql.query<{ sent: number }>(
    `SELECT count(*)::int AS sent FROM sms_message
     WHERE msisdn = $1 AND direction = 'to-customer' AND body = ANY($2::text[]) AND written_at > now() - interval '1 day'`,
    [msisdn, texts],
  );
  return row?.sent ?? 0;
};
