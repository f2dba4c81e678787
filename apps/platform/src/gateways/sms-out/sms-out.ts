import type { Instant, Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import type { GatewayWork } from '../gateway-work.ts';

/** A message to a customer, as the house has stored it. */
export interface OutgoingSms {
  /** The key by which it is sent once. */
  readonly smsId: string;
  readonly to: Msisdn;
  /** Our shortcode, if this answers a message that was sent to it; null: sent under the house's own name. */
  readonly shortcode: string | null;
  readonly text: string;
  /** Id of the message this answers, if the carrier gave one: sent back, so that the network bills it as an answer. */
  readonly linkId: string | null;
  /** The message is not sent from this moment of real time on. */
  readonly goodUntil: Instant;
  /**
   * True if it is sent again when the first attempt may have been lost. A code that comes twice does no harm; one that never
   * comes locks a customer out.
   */
  readonly mayComeTwice: boolean;
}

/** The house's calls to a carrier of messages. */
export interface SmsOut {
  /**
   * Promises to send, inside the caller's transaction: nothing is sent before it commits, and nothing is sent if it does not.
   * The same message is sent once.
   */
  send(sql: Sql, sms: OutgoingSms): Promise<void>;
}

/** Carries messages to customers, by a carrier or a stand-in. */
export interface SmsOutGateway extends SmsOut {
  /** Called once, before any message is sent. */
  connect(): GatewayWork;
  /** True only for a stand-in: stored messages are read on the sandbox's phone. */
  readonly isOnPhone: boolean;
}
