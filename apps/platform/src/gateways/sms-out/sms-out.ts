import type { Instant, Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import type { GatewayWork } from '../gateway-work.ts';

/** A message to a customer, as the house has kept it. */
export interface OutgoingSms {
  /** The key by which it is sent once. */
  readonly smsId: string;
  readonly to: Msisdn;
  /** Our shortcode, where it answers a message to that; null: the house's own name, as its carrier knows it. */
  readonly shortcode: string | null;
  readonly text: string;
  /** Of the message it answers, where its carrier gave one: sent back, so that the network bills it as that answer. */
  readonly linkId: string | null;
  /** From then on, by real time, nobody needs it: it is not sent any more. */
  readonly goodUntil: Instant;
  /**
   * Whether it is sent again where nobody knows if it left. A code that comes twice harms nobody, and one
   * that does not come keeps somebody out.
   */
  readonly mayComeTwice: boolean;
}

/** What the house asks of who carries its messages. */
export interface SmsOut {
  /**
   * Promises to send, inside the caller's transaction: nothing leaves before it commits, and nothing ever
   * leaves when it does not. Told twice, it is sent once.
   */
  send(sql: Sql, sms: OutgoingSms): Promise<void>;
}

/** Who carries messages to customers, wherever that is. */
export interface SmsOutGateway extends SmsOut {
  /** Called once, before anything is asked. */
  connect(): GatewayWork;
  /** True only of a stand-in: what the house keeps is then read on the sandbox's phone. */
  readonly isOnPhone: boolean;
}
