import { instantFromMs, parseMsisdn, type Instant, type Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { Services } from '../services/index.ts';
import { insertOutgoing } from './sms.store.ts';

/** The sender of our messages on the sandbox's phone. */
const SENDER = 'KIPENGA';
/** Lifetime of a message without its own, in milliseconds. */
const LASTS_MS = 86_400_000;

/** Options for the carrier: see `OutgoingSms`. */
export interface Sending {
  /** The shortcode whose message this answers. */
  readonly shortcode?: string;
  /** Id of that message, if its carrier gave one. */
  readonly linkId?: string | undefined;
  /** In real time; a day from now by default. */
  readonly goodUntil?: Instant;
  readonly mayComeTwice?: boolean;
}

interface SmsToSend extends Sending {
  readonly to: Msisdn;
  readonly text: string;
  readonly at: Instant;
}

/** Stores an SMS and sends it if, and only if, the caller's transaction commits. An erased account has no phone: nothing is sent to it. */
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
