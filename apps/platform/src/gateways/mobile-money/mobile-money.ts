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

/** Why a payout is not sent again. */
export type NotSentAgain =
  /** No payout of ours that may have left, and has not ended, has this name. */
  | 'not-under-way'
  /** It was refused: its money goes back to the customer, or a person gives it back. */
  | 'refused'
  /** It was not asked about, or so early that it may have waited in a queue then. */
  | 'not-asked'
  /** It was asked about, and no answer has come, or none that says that it is not known there. */
  | 'not-answered';

/** What mobile money has told of a payout by now. */
export interface ToldByNow {
  /** 'open': no end. 'paid': by its receipt, which ends it. 'held': paid with another sum, or by a receipt that counts for something else. */
  readonly state: 'open' | 'refused' | 'paid' | 'held';
  /** By which it tells it paid; null where it tells none. */
  readonly receipt: string | null;
}

/** A receipt that is taken by hand. */
export interface TakenReceipt {
  readonly receipt: string;
  readonly amount: Cents;
  /** The payment it is of; null where it is none of a customer's. */
  readonly payment: PaymentRef | null;
  /** The money went out. */
  readonly isOut: boolean;
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
  /** Asks what became of a payout: its answer is kept, or ends it. False where none of this name is under way. */
  askAgain(sql: Sql, payout: PaymentRef): Promise<boolean>;
  /**
   * Sends a payout again under the name it has, so that it counts once there too. One that was refused only where its money is not the customer's to get back.
   * @returns why not; null where it is promised.
   */
  sendAgain(
    sql: Sql,
    payout: PaymentRef,
    money: { readonly isCustomers: boolean },
  ): Promise<NotSentAgain | null>;
  /**
   * Takes a receipt that the statement or a person tells of: whatever else comes of it later counts no more. False where it counts already, but for
   * that payment.
   */
  takeReceipt(sql: Sql, taken: TakenReceipt): Promise<boolean>;
  /**
   * Takes a receipt from what it was taken for by hand, a payout or, by null, what is no payment of a customer's: it counts for nothing any more. What mobile
   * money has told of the payout meanwhile is reported again.
   */
  giveUpReceipt(sql: Sql, receipt: string, payment: PaymentRef | null): Promise<ToldByNow>;
  /** How many requests for payment the phone has not answered yet. */
  openPrompts(sql: Sql, customer: Pick<PaymentOrder, 'profileId' | 'msisdn'>): Promise<number>;
}

/** Money that somebody paid to the paybill unasked. */
export interface MoneyByHand {
  readonly receipt: string;
  readonly amount: Cents;
  /** As it was typed: it should be the customer's phone number. */
  readonly account: string;
  /** The number it came from, as it was told: whole, or with its middle hidden; empty where it is not told so that a person can read it. */
  readonly payer: string;
  /** The number it came from, as far as a gateway that hides it can tell: it may know that it is this customer's. */
  readonly cameFrom: (customer: Msisdn) => Msisdn | null;
}

/** Money that fits no payment, and what was told with it. */
export type MoneyUnplaced = Omit<MoneyByHand, 'cameFrom'>;

/** What became of money that was paid by hand. */
export interface PlacedMoney {
  /** Whose payment it is; null in suspense. */
  readonly payment: PaymentRef | null;
  /** Nobody is credited and nothing is sent back: an operator decides. */
  readonly isHeld: boolean;
}

/** Why no money was asked of a customer, or was not paid: nobody was asked, or the phone said no. */
export type FailedDeposit = 'not-asked' | 'not-paid';

/** Why a customer does not get money: mobile money holds no more of it there, or whatever else. */
export type FailedPayout = 'account-full' | 'refused';

/** What became of a payout that was reported failed. */
export type EndOfFailed = 'given-back' | 'held' | 'open' | 'known' | 'paid';

/**
 * What mobile money reports to the house. A report may be made as often as there is doubt whether it was
 * heard: each counts once for its payment.
 */
export interface PaymentReports {
  /**
   * The customer's money is here, also where the payment was given up before. `receipt` is the gateway's own
   * number of it; null while that is not known, and told again once it is.
   */
  depositPaid(payment: PaymentRef, receipt: string | null): Promise<boolean>;
  /**
   * The customer refused, or never answered, or could not be asked. Within the gateway's transaction `sql`: it
   * counts when that commits.
   */
  depositFailed(sql: Sql, payment: PaymentRef, why: FailedDeposit): Promise<boolean>;
  /**
   * Money was paid by hand: a deposit of whom the account names, else in suspense. Told once for each receipt, within the
   * gateway's transaction `sql`.
   */
  paidByHand(sql: Sql, money: MoneyByHand): Promise<PlacedMoney>;
  /**
   * Money is here that fits no payment, or not the amount that was asked for: kept in suspense until an operator says whose
   * it is, once for each receipt. Within the gateway's transaction `sql`.
   */
  moneyUnplaced(sql: Sql, money: MoneyUnplaced): Promise<void>;
  /**
   * The customer has the money. Within the gateway's transaction `sql`: until that ends, nobody ends the payment otherwise or opens it again.
   * @returns false where the payment has ended otherwise, or by another receipt.
   */
  withdrawalPaid(sql: Sql, payment: PaymentRef, receipt: string): Promise<boolean>;
  /**
   * For certain, the customer does not get the money. A gateway that does not know reports nothing.
   * @returns 'held' where nobody gets it until an operator has decided; 'open' where a person had ended it as paid and it was opened again: a person ends it; 'paid'
   * where it has ended as paid before.
   */
  withdrawalFailed(payment: PaymentRef, why: FailedPayout): Promise<EndOfFailed>;
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
  /** Whether payouts to this phone stay without an answer. */
  isUnanswered(msisdn: Msisdn): boolean;
  /** Newest first. */
  list(msisdn: Msisdn): Promise<readonly ShownPrompt[]>;
  /** The customer enters the PIN. False when the prompt is not open any more. */
  approve(msisdn: Msisdn, promptId: string): Promise<boolean>;
  /** The customer refuses to pay. False when the prompt is not open any more. */
  cancel(msisdn: Msisdn, promptId: string): Promise<boolean>;
  /** The phone pays to the paybill, for an account. Answers the receipt. */
  payByHand(from: Msisdn, money: Pick<MoneyByHand, 'account' | 'amount'>): Promise<string>;
}

/** Mobile money, wherever it lives. */
export interface MobileMoneyGateway extends MobileMoney {
  /** Called once, before anything is asked: whom to report to. */
  connect(reports: PaymentReports): GatewayWork;
  /** Only of a stand-in: null where people pay with phones of their own. */
  readonly phone: MoneyOnPhone | null;
}
