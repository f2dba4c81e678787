import type { Cents } from '@kipenga/betting-core';
import type { Database, Sql } from '../../../database/index.ts';
import type {
  EndOfFailed,
  FailedDeposit,
  MoneyByHand,
  PaymentReports,
  PlacedMoney,
} from '../mobile-money.ts';
import { logForOperator, type GatewayLog } from './gateway-log.ts';
import {
  claimReceipt,
  failOrder,
  forgetReceipt,
  holdForReceipt,
  lockOrder,
  moveOrder,
  notePaid,
  noteReceiptOf,
  selectOrder,
  takeReceipt,
  wayOf,
  type MpesaOrder,
  type OrderName,
  type OrderState,
} from './mpesa.store.ts';

export interface EndingParts {
  readonly db: Database;
  readonly reports: PaymentReports;
  readonly log: GatewayLog;
}

/** Incoming money, as reported. */
export interface ReportedMoney {
  readonly receipt: string;
  readonly amount: Cents;
  /** True if no callback that can be believed by itself has reported it. */
  readonly standsIn: boolean;
}

/** Logged for a payout that the house gave back or ended by another receipt: it may have been paid twice. */
const PAID_THOUGH_ENDED = 'a payout is reported paid that has ended otherwise: an operator has to look';
/** Logged for a payout that was paid, or that the house ended as paid: the customer may not have received it. */
const FAILED_THOUGH_ENDED = 'a payout is reported failed that has ended otherwise: an operator has to look';

/**
 * Reports the end of an order to the house. May be called again when in doubt: the state is stored first, so that after a crash
 * the report is repeated.
 */
export const reportEnd = async (parts: EndingParts, order: MpesaOrder): Promise<void> => {
  const { db, reports, log } = parts;
  const { profileId, paymentId, kind, state, receipt } = order;
  const ref = { profileId, paymentId };
  if (state === 'paid' && receipt !== null) {
    if (kind === 'push') await reports.depositPaid(ref, order.receiptStandsIn ? null : receipt);
    else if (!(await db.transaction((sql) => payoutPaid(sql, parts, order, receipt))))
      logForOperator(log, { payment: paymentId, receipt }, PAID_THOUGH_ENDED);
  }
  if (state === 'failed')
    await (kind === 'push'
      ? db.transaction((sql) => reports.depositFailed(sql, ref, whyNoDeposit(order)))
      : payoutFailed(parts, order));
};

/**
 * Reports to the house that a payout was paid. Nothing reopens it between the house's answer and the use of its receipt.
 * @throws Error if the payout was reopened since the order was read and its receipt now counts for other money: nothing is
 * stored, and the next look finds it held.
 */
const payoutPaid = async (
  sql: Sql,
  { reports }: EndingParts,
  { profileId, paymentId, amount }: MpesaOrder,
  receipt: string,
): Promise<boolean> => {
  const ref = { profileId, paymentId };
  const isEndedByIt = await reports.withdrawalPaid(sql, ref, receipt);
  if (isEndedByIt) {
    if (!(await claimReceipt(sql, { receipt, payment: ref, amount, isOut: true })))
      throw new Error(`the receipt ${receipt} counts for other money: it does not end ${paymentId}`);
  }
  // The receipt counts for nothing in the books: a person may end another payout by it.
  else await forgetReceipt(sql, receipt, ref);
  return isEndedByIt;
};

/** M-Pesa's code if the account would exceed its maximum balance. */
const ACCOUNT_FULL = '8';
/** Failure of an order that Daraja did not accept, or may not have: no phone was asked. */
export const NOT_ASKED = 'not asked';

const whyNoDeposit = ({ failure }: MpesaOrder): FailedDeposit =>
  failure === NOT_ASKED ? 'not-asked' : 'not-paid';

/** Warnings to the operator about a refused payout that a person has to end. */
const TOLD_OF_FAILED: { readonly [E in EndOfFailed]?: string } = {
  held: 'money could not be sent back: it is held, an operator has to look',
  open: 'a payout that was opened again is refused: it is not given back by itself, an operator has to look',
  paid: FAILED_THOUGH_ENDED,
};

const payoutFailed = async ({ reports, log }: EndingParts, order: MpesaOrder): Promise<void> => {
  const { profileId, paymentId, failure } = order;
  const why = failure === ACCOUNT_FULL ? 'account-full' : 'refused';
  const became = await reports.withdrawalFailed({ profileId, paymentId }, why);
  const words = TOLD_OF_FAILED[became];
  if (words) logForOperator(log, { payment: paymentId, why: failure }, words);
};

/** States from which an order can still turn out paid: a prompt even after it was given up, a payout not after it was given back. */
const CAN_BE_PAID: Readonly<Record<MpesaOrder['kind'], readonly OrderState[]>> = {
  push: ['promised', 'sending', 'sent', 'failed'],
  payout: ['promised', 'sending', 'sent'],
};

/** True if this receipt pays the order, or has paid it. */
const isPaidBy = (order: MpesaOrder, { receipt }: ReportedMoney): boolean =>
  order.state === 'paid'
    ? order.receipt === receipt || order.receiptStandsIn
    : CAN_BE_PAID[order.kind].includes(order.state);

/** True if the status query repeats what a callback with its receipt has just reported. */
const isToldAgain = ({ state }: MpesaOrder, { standsIn }: ReportedMoney): boolean =>
  standsIn && (state === 'paid' || state === 'held');

/**
 * True if the incoming money is already counted. @throws Error if a person assigned its receipt to outgoing money, so that the
 * callback is set aside.
 */
const countsAlready = async (sql: Sql, receipt: string): Promise<boolean> => {
  const way = await wayOf(sql, receipt);
  if (way === 'out')
    throw new Error(
      `money came in by ${receipt}, by which the books have money that went out: it is not in the books`,
    );
  return way !== null;
};

/** Books the money in suspense, unless its receipt is already counted. */
const toSuspense = async (
  sql: Sql,
  { reports, log }: EndingParts,
  { paymentId, msisdn: payer }: MpesaOrder,
  { receipt, amount }: ReportedMoney,
): Promise<void> => {
  const isNew = await claimReceipt(sql, { receipt, amount, payment: null, isOut: false });
  if (isNew) await reports.moneyUnplaced(sql, { receipt, amount, account: '', payer });
  else await countsAlready(sql, receipt);
  const words = isNew
    ? 'money that does not fit its payment is in suspense: an operator says whose it is'
    : 'a receipt was told of twice, and not alike: it counts as it did, and an operator has to look';
  logForOperator(log, { payment: paymentId, receipt, amount }, words);
};

/** Holds an order that was paid with another amount than asked for, until an operator decides. */
const hold = async (sql: Sql, parts: EndingParts, order: MpesaOrder, money: ReportedMoney): Promise<void> => {
  const { paymentId: payment, kind, amount: asked } = order;
  await moveOrder(sql, order, CAN_BE_PAID[kind], 'held');
  const isCountedByQuery = order.state === 'paid' && order.receiptStandsIn;
  if (kind === 'push' && !isCountedByQuery) return toSuspense(sql, parts, order, money);
  const words = isCountedByQuery
    ? 'a deposit that was credited as asked is reported with another amount: an operator has to look'
    : 'a payout of another amount was reported: its money stays reserved until an operator has looked';
  logForOperator(parts.log, { payment, asked, ...money }, words);
};

/** Counts the money of an order under its receipt. Holds a payout whose receipt counts for something else, until a person ends it. */
const count = async (
  sql: Sql,
  parts: EndingParts,
  order: MpesaOrder,
  money: ReportedMoney,
): Promise<boolean> => {
  const { profileId, paymentId, kind } = order;
  const payment = { profileId, paymentId };
  const isOurs = await claimReceipt(sql, { ...money, payment, isOut: kind === 'payout' });
  if (isOurs) {
    await notePaid(sql, order, money);
    if (order.receipt !== null && order.receipt !== money.receipt)
      await forgetReceipt(sql, order.receipt, payment);
  } else {
    if (kind === 'push') await countsAlready(sql, money.receipt);
    await holdForReceipt(sql, order, money.receipt);
    logForOperator(
      parts.log,
      { payment: paymentId, ...money },
      'its receipt counts for something else already: an operator has to look',
    );
  }
  return isOurs;
};

const fromPhoneOf = ({ msisdn }: MpesaOrder, { receipt, amount }: ReportedMoney): MoneyByHand => ({
  receipt,
  amount,
  account: msisdn,
  payer: msisdn,
  cameFrom: () => msisdn,
});

/** Counts a payment made by hand under its receipt. @returns where the money went, or null if it was counted before. */
const countByHand = async (
  sql: Sql,
  { reports }: EndingParts,
  money: MoneyByHand,
): Promise<PlacedMoney | null> => {
  const { receipt, amount } = money;
  if (!(await takeReceipt(sql, { receipt, amount, isOut: false }))) {
    await countsAlready(sql, receipt);
    return null;
  }
  const placed = await reports.paidByHand(sql, money);
  if (placed.payment !== null) await noteReceiptOf(sql, receipt, placed.payment);
  return placed;
};

/** Counts the money for the order if it matches. @returns true if it did. */
const place = async (
  sql: Sql,
  parts: EndingParts,
  order: MpesaOrder,
  money: ReportedMoney,
): Promise<boolean> => {
  if (isToldAgain(order, money)) return false;
  if (money.amount !== order.amount) {
    await hold(sql, parts, order, money);
    return false;
  }
  if (isPaidBy(order, money)) return count(sql, parts, order, money);
  // The deposit was already paid by hand, to the account number of its prompt: this is more money from the same phone.
  if (order.kind === 'push' && order.state === 'paid')
    await countByHand(sql, parts, fromPhoneOf(order, money));
  else if (order.kind === 'push') await toSuspense(sql, parts, order, money);
  // An order already held for this receipt has been reported: it waits for a person.
  else if (order.state !== 'held' || order.receipt !== money.receipt)
    logForOperator(parts.log, { payment: order.paymentId, state: order.state, ...money }, PAID_THOUGH_ENDED);
  return false;
};

/** Handles a believed report that the money of an order has moved. */
export const orderPaid = async (parts: EndingParts, name: OrderName, money: ReportedMoney): Promise<void> => {
  const isPlaced = await parts.db.transaction(async (sql) => {
    const order = await lockOrder(sql, name);
    return order !== null && place(sql, parts, order, money);
  });
  const paid = isPlaced ? await selectOrder(parts.db, name) : null;
  if (paid !== null) await reportEnd(parts, paid);
};

const tellIfHeld = (
  { log }: EndingParts,
  { receipt, amount }: MoneyByHand,
  placed: PlacedMoney | null,
): void => {
  if (!placed?.isHeld) return;
  const words =
    placed.payment === null
      ? 'money paid by hand names nobody: it is in suspense, an operator has to look'
      : 'money of a customer who may not play is held, for nobody told where it came from: an operator has to look';
  logForOperator(log, { receipt, amount, payment: placed.payment?.paymentId }, words);
};

/** Counts a payment made by hand at the paybill, once per receipt. */
export const moneyByHand = async (parts: EndingParts, money: MoneyByHand): Promise<void> =>
  tellIfHeld(parts, money, await parts.db.transaction((sql) => countByHand(sql, parts, money)));

/**
 * Handles money sent to the account number of a prompt. M-Pesa also reports the prompt's own money this way, with the same
 * receipt. Money that pays the prompt becomes its deposit, however it was paid; any other is a payment by hand of the same
 * customer.
 */
export const moneyForPrompt = async (
  parts: EndingParts,
  prompt: MpesaOrder,
  money: MoneyByHand,
): Promise<void> => {
  const { msisdn } = prompt;
  const byHand = { ...money, account: msisdn };
  const told = { receipt: money.receipt, amount: money.amount, standsIn: false };
  const placed = await parts.db.transaction(async (sql) => {
    const order = await lockOrder(sql, prompt);
    if (order === null) return null;
    if (await countsAlready(sql, money.receipt)) return null;
    const payer = money.cameFrom(msisdn);
    const isOwn =
      money.amount === order.amount && isPaidBy(order, told) && (payer === null || payer === msisdn);
    return isOwn ? count(sql, parts, order, told) : countByHand(sql, parts, byHand);
  });
  if (placed === true) {
    const paid = await selectOrder(parts.db, prompt);
    if (paid !== null) await reportEnd(parts, paid);
  } else tellIfHeld(parts, byHand, placed || null);
};

/** M-Pesa's code if the house's own balance there is too low. */
const HOUSE_SHORT = '1';

const tellOfRefusal = ({ log }: EndingParts, { paymentId: payment, failure: why }: MpesaOrder): void =>
  why === HOUSE_SHORT
    ? logForOperator(
        log,
        { payment, why },
        'the house has too little at M-Pesa to pay out: an operator has to look',
      )
    : log.warn({ payment, why }, 'M-Pesa has refused a payout');

/** Handles the certain failure of an order: no money has moved, nor will. For a prompt, as far as anybody can tell. */
export const orderFailed = async (
  parts: EndingParts,
  ended: MpesaOrder,
  why: string,
  from: readonly OrderState[] = ['sending', 'sent'],
): Promise<void> => {
  const { paymentId, kind } = ended;
  const failed = await failOrder(parts.db, ended, from, why);
  if (failed !== null && kind === 'payout') tellOfRefusal(parts, failed);
  const order = failed ?? (await selectOrder(parts.db, ended));
  if (order?.state === 'failed') await reportEnd(parts, order);
  else if (kind === 'payout') logForOperator(parts.log, { payment: paymentId, why }, FAILED_THOUGH_ENDED);
};
