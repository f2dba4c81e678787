import type { Msisdn } from '@kipenga/betting-core';
import type { GatewayWork } from '../gateway-work.ts';

/** An SMS that reached one of our numbers. The network vouches for its sender. */
export interface IncomingSms {
  readonly from: Msisdn;
  readonly to: string;
  readonly text: string;
  /**
   * The gateway's own name for it, the key by which it is done once; without one, each delivery is a message
   * of its own.
   */
  readonly gatewayId?: string | undefined;
  /** What an answer has to name, where the network bills by that. */
  readonly linkId?: string | undefined;
}

/**
 * Does what a message asks for. Resolves when that is kept for good; one that was refused by an error may be
 * delivered again.
 */
export type HearSms = (sms: IncomingSms) => Promise<void>;

/** Who brings the messages of customers, wherever that is. */
export interface SmsInGateway {
  /** Called once, before anything arrives: who hears the messages. */
  connect(hear: HearSms): GatewayWork;
  /**
   * Only of a stand-in: sends an SMS from the sandbox's phone, and resolves when it was heard. Null where
   * people send with phones of their own.
   */
  readonly phone: HearSms | null;
}
