import type { Cents } from '@kipenga/betting-core';
import type { Database, Sql } from '../../../database/index.ts';
import type { MoneyByHand, PaymentReports } from '../mobile-money.ts';
import type { GatewayLog } from './gateway-log.ts';
import {
  claimReceipt,
  lockOrder,
  moveOrder,
  notePaid,
  noteReceiptOf,
  selectOrder,
  takeReceipt,
  type MpesaOrder,
  type OrderState,
} from './mpesa.store.ts';

export interface EndingParts {
  readonly db: Database;
  readonly reports: PaymentReports;
  readonly log: GatewayLog;
}

/** Money that came, as it was reported. */
export interface ReportedMoney {
  readonly receipt: string;
  readonly amount: Cents;
  /** It was not told of by a callback that can be believed by itself. */
  readonly standsIn: boolean;
}

/**
 * Tells the house how an order has ended, as often as there is doubt whether it heard: its state is kept first, so that
 * whoever looks at it after a crash tells it again.
 */
export const reportEnd = async ({ db, reports }: EndingParts, order: MpesaOrder): Promise<void> => {
  const { profileId, paymentId, kind, state, receipt } = order;
  const ref = { profileId, paymentId };
  if (state === 'paid' && receipt !== null)
    await (kind === 'push' ? reports.depositPaid(ref, receipt) : reports.withdrawalPaid(ref, receipt));
  if (state === 'failed')
    await (kind === 'push'
      ? db.transaction((sql) => reports.depositFailed(sql, ref))
      : reports.withdrawalFailed(ref));
};

/** From where an order can still turn out paid: a prompt that was given up too, a payout that was given back not. */
const CAN_BE_PAID: Readonly<Record<MpesaOrder['kind'], readonly OrderState[]>> = {
  push: ['promised', 'sending', 'sent', 'failed'],
  payout: ['promised', 'sending', 'sent'],
};

/** Does this receipt pay the order, or has it? */
const isPaidBy = (order: MpesaOrder, { receipt, standsIn }: ReportedMoney): boolean =>
  order.state === 'paid'
    ? order.receipt === receipt || (order.receiptStandsIn && !standsIn)
    : CAN_BE_PAID[order.kind].includes(order.state);

/** Keeps money that came apart, unless its receipt counts already. */
const toSuspense = async (
  sql: Sql,
  { reports, log }: EndingParts,
  { paymentId }: MpesaOrder,
  { receipt, amount }: ReportedMoney,
): Promise<void> => {
  const isNew = await claimReceipt(sql, { receipt, amount, payment: null });
  if (isNew) await reports.moneyUnplaced(sql, { receipt, amount });
  const words = isNew
    ? 'money that does not fit its payment is in suspense: an operator says whose it is'
    : 'a receipt was told of twice, and not alike: it counts as it did, and an operator has to look';
  log.error({ payment: paymentId, receipt, amount }, words);
};

/** Another amount than was asked for: nothing goes on until an operator has looked. */
const hold = async (sql: Sql, parts: EndingParts, order: MpesaOrder, money: ReportedMoney): Promise<void> => {
  const { reference, paymentId: payment, kind, amount: asked } = order;
  await moveOrder(sql, reference, CAN_BE_PAID[kind], 'held');
  const isCountedByQuery = order.state === 'paid' && order.receiptStandsIn;
  if (kind === 'push' && !isCountedByQuery) return toSuspense(sql, parts, order, money);
  const words = isCountedByQuery
    ? 'a deposit that was credited as asked is reported with another amount: an operator has to look'
    : 'a payout of another amount was reported: its money stays reserved until an operator has looked';
  parts.log.error({ payment, asked, ...money }, words);
};

/** Counts the money of an order by its receipt. */
const count = async (
  sql: Sql,
  parts: EndingParts,
  order: MpesaOrder,
  money: ReportedMoney,
): Promise<boolean> => {
  const { profileId, paymentId, reference } = order;
  const isOurs = await claimReceipt(sql, { ...money, payment: { profileId, paymentId } });
  if (isOurs) await notePaid(sql, reference, money);
  else
    parts.log.error(
      { payment: paymentId, ...money },
      'its receipt counts for something else already: an operator has to look',
    );
  return isOurs;
};

/** Counts the money for the order where it fits. @returns whether it did. */
const place = async (
  sql: Sql,
  parts: EndingParts,
  order: MpesaOrder,
  money: ReportedMoney,
): Promise<boolean> => {
  if (money.amount !== order.amount) {
    await hold(sql, parts, order, money);
    return false;
  }
  if (isPaidBy(order, money)) return count(sql, parts, order, money);
  if (order.kind === 'push') await toSuspense(sql, parts, order, money);
  else
    parts.log.error(
      { payment: order.paymentId, state: order.state, ...money },
      'a payout is reported paid that has ended otherwise: an operator has to look',
    );
  return false;
};

/** The money of an order has moved, by a report that can be believed. */
export const orderPaid = async (
  parts: EndingParts,
  { reference }: MpesaOrder,
  money: ReportedMoney,
): Promise<void> => {
  const isPlaced = await parts.db.transaction(async (sql) => {
    const order = await lockOrder(sql, reference);
    return order !== null && place(sql, parts, order, money);
  });
  const paid = isPlaced ? await selectOrder(parts.db, reference) : null;
  if (paid !== null) await reportEnd(parts, paid);
};

/** Somebody paid at the paybill by hand: counted once for its receipt. */
export const moneyByHand = async ({ db, reports, log }: EndingParts, money: MoneyByHand): Promise<void> => {
  const { receipt, amount } = money;
  const isUnplaced = await db.transaction(async (sql) => {
    if (!(await takeReceipt(sql, receipt, amount))) return false;
    const payment = await reports.paidByHand(sql, money);
    if (payment !== null) await noteReceiptOf(sql, receipt, payment);
    return payment === null;
  });
  if (isUnplaced)
    log.error(
      { receipt, amount },
      'money paid by hand names nobody: it is in suspense, an operator has to look',
    );
};

/** For certain, no money of the order has moved, nor will. */
export const orderFailed = async (
  parts: EndingParts,
  { reference, paymentId, kind }: MpesaOrder,
  why: string,
): Promise<void> => {
  const failed = await moveOrder(parts.db, reference, ['sending', 'sent'], 'failed');
  const order = failed ?? (await selectOrder(parts.db, reference));
  if (order?.state === 'failed') await reportEnd(parts, order);
  else if (kind === 'payout')
    parts.log.error(
      { payment: paymentId, why },
      'a payout is reported failed that has ended otherwise: an operator has to look',
    );
};
