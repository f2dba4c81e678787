import type { Msisdn } from '@kipenga/betting-core';
import type { GatewayWork } from '../gateway-work.ts';

/** An SMS that reached one of our numbers. The network vouches for its sender. */
export interface IncomingSms {
  readonly from: Msisdn;
  readonly to: string;
  readonly text: string;
  /** The gateway's id of the message, by which it is handled once. Without an id each delivery counts as a new message. */
  readonly gatewayId?: string | undefined;
  /** The id an answer has to carry if the network bills by it. */
  readonly linkId?: string | undefined;
}

/** Handles a message. Resolves once the result is stored; a message that throws may be delivered again. */
export type HearSms = (sms: IncomingSms) => Promise<void>;

/** Receives the messages of customers, from a carrier or a stand-in. */
export interface SmsInGateway {
  /** Called once, before any message arrives. Messages go to `hear`. */
  connect(hear: HearSms): GatewayWork;
  /** Sends an SMS from the stand-in's phone and resolves once it was handled. Null if people send with their own phones. */
  readonly phone: HearSms | null;
}
