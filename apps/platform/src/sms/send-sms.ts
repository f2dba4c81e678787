import type { Instant, Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { insertOutgoing } from './sms.store.ts';

/** The name our messages come from. */
const SENDER = 'KIPENGA';

/** Sends an SMS if, and only if, the caller's transaction commits. `from` is our name unless it answers a shortcode. */
export const sendSms = async (
  sql: Sql,
  { to, text, at, from = SENDER }: { to: Msisdn; text: string; at: Instant; from?: string },
): Promise<void> => {
  await insertOutgoing(sql, to, from, text, at);
};
