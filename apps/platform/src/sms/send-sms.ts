import { instantFromMs, parseMsisdn, type Instant, type Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { Services } from '../services/index.ts';
import { insertOutgoing } from './sms.store.ts';

/** The name our messages come from, as the sandbox's phone shows it. */
const SENDER = 'KIPENGA';
/** How long a message is worth sending that says nothing of it. */
const LASTS_MS = 86_400_000;

/** What a message asks of whoever carries it: see `OutgoingSms`. */
export interface Sending {
  /** Our shortcode, where it answers a message to that. */
  readonly shortcode?: string;
  /** Of that message, where its carrier gave one. */
  readonly linkId?: string | undefined;
  /** Real time; a day from now where it is not said. */
  readonly goodUntil?: Instant;
  readonly mayComeTwice?: boolean;
}

interface SmsToSend extends Sending {
  readonly to: Msisdn;
  readonly text: string;
  readonly at: Instant;
}

/** Keeps an SMS and sends it, if, and only if, the caller's transaction commits. To an erased account, which has no phone, goes none. */
export const sendSms = async (
  sql: Sql,
  { smsOut, realClock }: Pick<Services, 'smsOut' | 'realClock'>,
  { to, text, at, shortcode, linkId, goodUntil, mayComeTwice = false }: SmsToSend,
): Promise<void> => {
  if (!parseMsisdn(to).ok) return;
  const smsId = await insertOutgoing(sql, { to, from: shortcode ?? SENDER, text, at });
  await smsOut.send(sql, {
    smsId,
    to,
    shortcode: shortcode ?? null,
    text,
    linkId: linkId || null,
    goodUntil: goodUntil ?? instantFromMs(realClock.nowMs() + LASTS_MS),
    mayComeTwice,
  });
};
