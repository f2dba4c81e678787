import type { Cents, Msisdn, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import type { GatewayWork } from '../gateway-work.ts';

/** Which payment of which customer. The payment's id is the key by which it counts once, there and here. */
export interface PaymentRef {
  readonly profileId: ProfileId;
  readonly paymentId: string;
}

/** One payment as the gateway is told of it: told twice, it happens once. */
export interface PaymentOrder extends PaymentRef {
  readonly msisdn: Msisdn;
  /** What the customer pays or receives, in whole shillings. */
  readonly amount: Cents;
}

/**
 * What the house asks of mobile money. Both orders only promise, inside the caller's transaction: nothing
 * leaves before it commits, and nothing ever leaves when it does not.
 */
export interface MobileMoney {
  /** Asks the customer's phone for a PIN to pay us. */
  askForPayment(sql: Sql, order: PaymentOrder): Promise<void>;
  /** Sends money to the customer. */
  payOut(sql: Sql, order: PaymentOrder): Promise<void>;
  /** How many requests for payment the phone has not answered yet. */
  openPrompts(sql: Sql, msisdn: Msisdn): Promise<number>;
}

/** Money that somebody paid to the paybill unasked. */
export interface MoneyByHand {
  readonly receipt: string;
  readonly amount: Cents;
  /** As it was typed: it should be the customer's phone number. */
  readonly account: string;
}

/**
 * What mobile money reports to the house. A report may be made as often as there is doubt whether it was
 * heard: each counts once for its payment.
 */
export interface PaymentReports {
  /**
   * The customer's money is here, also where the payment was given up before. `receipt` is the gateway's own
   * number of it.
   */
  depositPaid(payment: PaymentRef, receipt: string): Promise<boolean>;
  /**
   * The customer refused, or never answered. Within the gateway's transaction `sql`: it counts when that
   * commits.
   */
  depositFailed(sql: Sql, payment: PaymentRef): Promise<boolean>;
  /**
   * Money was paid by hand: a deposit of whom the account names, else in suspense. Told once for each receipt, within the
   * gateway's transaction `sql`. Answers the deposit.
   */
  paidByHand(sql: Sql, money: MoneyByHand): Promise<PaymentRef | null>;
  /**
   * Money is here that fits no payment, or not the amount that was asked for: kept in suspense until an operator says whose
   * it is, once for each receipt. Within the gateway's transaction `sql`.
   */
  moneyUnplaced(sql: Sql, money: { readonly receipt: string; readonly amount: Cents }): Promise<void>;
  /** The customer has the money. */
  withdrawalPaid(payment: PaymentRef, receipt: string): Promise<boolean>;
  /** For certain, the customer does not get the money. A gateway that does not know reports nothing. */
  withdrawalFailed(payment: PaymentRef): Promise<boolean>;
}

/** A payment request as the sandbox's phone shows it. */
export interface ShownPrompt {
  readonly promptId: string;
  readonly amount: Cents;
  readonly account: string;
  readonly state: 'open' | 'approved' | 'cancelled' | 'expired';
}

/** The customer's side of a stand-in: requests for payment on the sandbox's phone, and what is paid from it by hand. */
export interface MoneyOnPhone {
  /** Newest first. */
  list(msisdn: Msisdn): Promise<readonly ShownPrompt[]>;
  /** The customer enters the PIN. False when the prompt is not open any more. */
  approve(msisdn: Msisdn, promptId: string): Promise<boolean>;
  /** The customer refuses to pay. False when the prompt is not open any more. */
  cancel(msisdn: Msisdn, promptId: string): Promise<boolean>;
  /** The customer pays to the paybill, for an account. Answers the receipt. */
  payByHand(money: Omit<MoneyByHand, 'receipt'>): Promise<string>;
}

/** Mobile money, wherever it lives. */
export interface MobileMoneyGateway extends MobileMoney {
  /** Called once, before anything is asked: whom to report to. */
  connect(reports: PaymentReports): GatewayWork;
  /** Only of a stand-in: null where people pay with phones of their own. */
  readonly phone: MoneyOnPhone | null;
}
