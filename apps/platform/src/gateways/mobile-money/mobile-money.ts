import type { Cents, Msisdn, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import type { GatewayWork } from '../gateway-work.ts';

/** A payment of a customer. Its id is the key by which it counts once, here and at the gateway. */
export interface PaymentRef {
  readonly profileId: ProfileId;
  readonly paymentId: string;
}

/** One payment, as the gateway receives it: ordered twice, it happens once. */
export interface PaymentOrder extends PaymentRef {
  readonly msisdn: Msisdn;
  /** The amount the customer pays or receives, in cents that make whole shillings. */
  readonly amount: Cents;
}

/** Reason for not sending a payout again. */
export type NotSentAgain =
  /** We have no payout of this name that may have been sent and has not ended. */
  | 'not-under-way'
  /** It was refused: its money goes back to the customer, or a person gives it back. */
  | 'refused'
  /** It was not asked about, or so early that it may have been queued then. */
  | 'not-asked'
  /** It was asked about, and no answer has come that says it is unknown there. */
  | 'not-answered';

/** Reports of mobile money about a payout so far. */
export interface ToldByNow {
  /**
   * 'open': not ended. 'paid': ended by its receipt. 'held': paid with another amount, or under a receipt that counts for
   * something else.
   */
  readonly state: 'open' | 'refused' | 'paid' | 'held';
  /** Receipt under which it is reported paid; null if it is not. */
  readonly receipt: string | null;
}

/** A receipt that is assigned by hand. */
export interface TakenReceipt {
  readonly receipt: string;
  readonly amount: Cents;
  /** The payment it belongs to; null if it is no customer's. */
  readonly payment: PaymentRef | null;
  /** True if the money went out. */
  readonly isOut: boolean;
}

/**
 * The house's calls to mobile money. Both orders are only promises inside the caller's transaction: nothing is sent before it
 * commits, and nothing is sent if it does not.
 */
export interface MobileMoney {
  /** True for a copy of the house: prompts and payouts wait in its database, and nobody gets them. */
  readonly sendsNothing?: boolean;
  /** Number of the paybill, which its statement names. */
  readonly paybill: string;
  /** Asks the customer's phone for a PIN to pay us. */
  askForPayment(sql: Sql, order: PaymentOrder): Promise<void>;
  /** Sends money to the customer. */
  payOut(sql: Sql, order: PaymentOrder): Promise<void>;
  /** Asks for the state of a payout: the answer is stored, or ends it. False if no payout of this name is under way. */
  askAgain(sql: Sql, payout: PaymentRef): Promise<boolean>;
  /**
   * Sends a payout again under its old name, so that it counts once at the gateway too. A refused payout is sent again only if
   * its money is not to be returned to the customer.
   * @returns the reason it is not sent; null if it is promised.
   */
  sendAgain(
    sql: Sql,
    payout: PaymentRef,
    money: { readonly isCustomers: boolean },
  ): Promise<NotSentAgain | null>;
  /**
   * Claims a receipt that the statement or a person reports: later reports of it no longer count. False if it already counts,
   * except for that same payment.
   */
  takeReceipt(sql: Sql, taken: TakenReceipt): Promise<boolean>;
  /**
   * Releases a receipt that was claimed by hand, for a payout or, with null, for no customer's payment: it counts for nothing
   * any more. Reports of mobile money about the payout since then are made again.
   */
  giveUpReceipt(sql: Sql, receipt: string, payment: PaymentRef | null): Promise<ToldByNow>;
  /** The number of payment requests the phone has not answered yet. */
  openPrompts(sql: Sql, customer: Pick<PaymentOrder, 'profileId' | 'msisdn'>): Promise<number>;
}

/** Money that somebody paid to the paybill unasked. */
export interface MoneyByHand {
  readonly receipt: string;
  readonly amount: Cents;
  /** As typed; it should be the customer's phone number. */
  readonly account: string;
  /** The payer's number, in full or with its middle masked; empty if it was not given in a readable form. */
  readonly payer: string;
  /** Returns the payer's number if the gateway can tell that it is this customer's, even from a masked one; otherwise null. */
  readonly cameFrom: (customer: Msisdn) => Msisdn | null;
}

/** Money that fits no payment, with the details reported about it. */
export type MoneyUnplaced = Omit<MoneyByHand, 'cameFrom'>;

/** The outcome of a payment made by hand. */
export interface PlacedMoney {
  /** The payment it was booked as; null if it is in suspense. */
  readonly payment: PaymentRef | null;
  /** True if nobody is credited and nothing is sent back: an operator decides. */
  readonly isHeld: boolean;
}

/** Reason for a failed deposit: the phone was not asked, or the customer did not pay. */
export type FailedDeposit = 'not-asked' | 'not-paid';

/** Reason for a failed payout: the customer's account is full, or any other. */
export type FailedPayout = 'account-full' | 'refused';

/** The outcome of a payout that was reported failed. */
export type EndOfFailed = 'given-back' | 'held' | 'open' | 'known' | 'paid';

/** Reports of mobile money to the house. A report may be repeated whenever it may not have been received: each counts once per payment. */
export interface PaymentReports {
  /**
   * The customer's money has arrived, also if the payment was given up before. `receipt` is the gateway's number of it; null
   * while that is not known, and reported again once it is.
   */
  depositPaid(payment: PaymentRef, receipt: string | null): Promise<boolean>;
  /** The customer refused, never answered, or could not be asked. Runs in the gateway's transaction `sql` and counts when that commits. */
  depositFailed(sql: Sql, payment: PaymentRef, why: FailedDeposit): Promise<boolean>;
  /**
   * Money was paid by hand: a deposit of the customer the account names, else in suspense. Called once per receipt, in the
   * gateway's transaction `sql`.
   */
  paidByHand(sql: Sql, money: MoneyByHand): Promise<PlacedMoney>;
  /**
   * Money arrived that fits no payment, or has another amount than asked for: kept in suspense until an operator assigns it,
   * once per receipt. Runs in the gateway's transaction `sql`.
   */
  moneyUnplaced(sql: Sql, money: MoneyUnplaced): Promise<void>;
  /**
   * The customer has the money. Runs in the gateway's transaction `sql`: until that ends, the payment is not ended otherwise nor
   * reopened.
   * @returns false if the payment has ended otherwise, or by another receipt.
   */
  withdrawalPaid(sql: Sql, payment: PaymentRef, receipt: string): Promise<boolean>;
  /**
   * The customer certainly does not get the money. A gateway that does not know reports nothing.
   * @returns 'held' if nobody gets it until an operator decides; 'open' if a person had ended it as paid and it was reopened, so
   * that a person has to end it; 'paid' if it had already ended as paid.
   */
  withdrawalFailed(payment: PaymentRef, why: FailedPayout): Promise<EndOfFailed>;
}

/** A payment request, as shown on the sandbox's phone. */
export interface ShownPrompt {
  readonly promptId: string;
  readonly amount: Cents;
  readonly account: string;
  readonly state: 'open' | 'approved' | 'cancelled' | 'expired';
}

/** The customer's side of a stand-in: payment requests on the sandbox's phone, and payments made from it by hand. */
export interface MoneyOnPhone {
  /** True if payouts to this phone stay unanswered. */
  isUnanswered(msisdn: Msisdn): boolean;
  /** Newest first. */
  list(msisdn: Msisdn): Promise<readonly ShownPrompt[]>;
  /** Enters the PIN. False if the prompt is no longer open. */
  approve(msisdn: Msisdn, promptId: string): Promise<boolean>;
  /** Refuses to pay. False if the prompt is no longer open. */
  cancel(msisdn: Msisdn, promptId: string): Promise<boolean>;
  /** Pays to the paybill, for an account. Returns the receipt. */
  payByHand(from: Msisdn, money: Pick<MoneyByHand, 'account' | 'amount'>): Promise<string>;
}

/** Mobile money, real or a stand-in. */
export interface MobileMoneyGateway extends MobileMoney {
  /** Called once, before any order. Reports go to `reports`. */
  connect(reports: PaymentReports): GatewayWork;
  /** The stand-in's phone; null if people pay with their own phones. */
  readonly phone: MoneyOnPhone | null;
}
