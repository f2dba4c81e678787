import type { Instant, Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { Services } from '../services/index.ts';
import { insertOutgoing } from './sms.store.ts';

/** The name our messages come from. */
const SENDER = 'KIPENGA';

/**
 * Keeps an SMS and sends it, if, and only if, the caller's transaction commits. `from` is our name unless it
 * answers a shortcode.
 */
export const sendSms = async (
  sql: Sql,
  { smsOut }: Pick<Services, 'smsOut'>,
  { to, text, at, from = SENDER }: { to: Msisdn; text: string; at: Instant; from?: string },
): Promise<void> => {
  const smsId = await insertOutgoing(sql, { to, from, text, at });
  await smsOut.send(sql, { smsId, to, from, text });
};
