import type { Cents, Msisdn, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** One payment as the gateway is told of it. The payment's id is the id there too: told twice, it happens once. */
export interface GatewayOrder {
  readonly profileId: ProfileId;
  readonly paymentId: string;
  readonly msisdn: Msisdn;
  readonly amount: Cents;
}

/** The mobile-money gateway. Both calls only promise, inside the caller's transaction: nothing leaves before it commits. */
export interface MobileMoney {
  /** Asks the customer's phone for a PIN to pay us. */
  askForPayment(sql: Sql, order: GatewayOrder): Promise<void>;
  /** Sends money to the customer. */
  payOut(sql: Sql, order: GatewayOrder): Promise<void>;
  /** How many requests for payment the phone has not answered yet. */
  openPrompts(sql: Sql, msisdn: Msisdn): Promise<number>;
}
