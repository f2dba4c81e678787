import { addCents, cents, type Instant } from '@kipenga/betting-core';
import type { DeskTaxes } from '@kipenga/contracts/desk';
import { TAX_KINDS } from '@kipenga/desk-rules';
import type { Sql } from '../database/index.ts';
import type { TaxAnswer } from '../gateways/index.ts';
import { GATEWAY, HOUSE, HOUSE_BOOKS, post, postEnd, postNew, type Transfer } from '../ledger/index.ts';
import { endJobs, enqueue, jobKind, jobWork, NoTryHelps, type JobWork } from '../outbox/index.ts';
import type { Services } from '../services/index.ts';
import {
  keepTaxReopened,
  keepTaxState,
  lockTaxPayment,
  newestCheckedDay,
  newestTaxPayments,
  owedTo,
  TAX_ACCOUNTS,
  takeTaxReceipt,
  takeTaxToSend,
  taxPaymentOf,
  type TaxPayment,
} from './tax-payments.store.ts';

/** Sends a payment to the gateway once; later runs only ask for its state. */
const PAY_TAX = jobKind<{ readonly paymentId: string }>('pay-tax', 'mobile-money-calls');

type Needed = Pick<Services, 'db' | 'realClock' | 'bettingClock' | 'mobileMoney' | 'taxes'>;

/** Enqueues sending a payment, or asking about it, in the caller's transaction. */
export const promiseTax = (sql: Sql, paymentId: string, at: Instant, dedupeKey = paymentId): Promise<void> =>
  enqueue(sql, { kind: PAY_TAX, dedupeKey, payload: { paymentId }, runAt: at, profileId: null });

/** Moves the money of a requested payment out of the tax owed. */
export const holdTax = (sql: Sql, { paymentId, kind, amount }: TaxPayment, at: Instant) =>
  post(sql, {
    reference: `tax-asked:${paymentId}`,
    kind: 'tax-asked',
    profileId: HOUSE_BOOKS,
    at,
    postings: [{ from: TAX_ACCOUNTS[kind], to: HOUSE.taxOnItsWay, amount }],
  });

/** True while the end of a payment is not known. */
export const isTaxOpen = ({ state }: Pick<TaxPayment, 'state'>): boolean =>
  state !== 'paid' && state !== 'refused';

/** Outcome of a gateway answer: an answer to act on, or one that a person must check first. */
type Heard =
  | TaxAnswer
  | {
      readonly kind: 'for-a-person';
      readonly why: string;
      /** Receipt by which the gateway reports it paid. */
      readonly toldReceipt: string | null;
    };

/** Ends a payment, or stores the answer of the gateway. Call it with the payment locked, while it is open. */
export const hearOfTax = async (
  sql: Sql,
  { realClock, bettingClock }: Pick<Needed, 'realClock' | 'bettingClock'>,
  { paymentId, kind, amount, toldReceipt: toldBefore }: TaxPayment,
  answer: Heard,
): Promise<void> => {
  if (answer.kind === 'unknown' || answer.kind === 'for-a-person') {
    const toldReceipt = answer.kind === 'unknown' ? toldBefore : answer.toldReceipt;
    const open = { state: 'unknown', receipt: null, endedAt: null } as const;
    await keepTaxState(sql, paymentId, { ...open, said: answer.why, toldReceipt });
    return;
  }
  await endJobs(sql, PAY_TAX, { paymentId });
  const isPaid = answer.kind === 'paid';
  const ends: Transfer = {
    reference: `${isPaid ? 'tax-paid' : 'tax-back'}:${paymentId}`,
    kind: isPaid ? 'tax-paid' : 'tax-back',
    profileId: HOUSE_BOOKS,
    at: bettingClock.now(),
    postings: [{ from: HOUSE.taxOnItsWay, to: isPaid ? GATEWAY.mobileMoney : TAX_ACCOUNTS[kind], amount }],
  };
  await (isPaid ? postEnd(sql, ends, answer.receipt) : post(sql, ends));
  await keepTaxState(sql, paymentId, {
    state: answer.kind,
    said: isPaid ? null : answer.why,
    receipt: isPaid ? answer.receipt : null,
    toldReceipt: null,
    endedAt: realClock.now(),
  });
};

/**
 * Judges an answer of the gateway. Takes the receipt of a paid one; a receipt of other money ends nothing. A refusal does not end a payment that a person had
 * ended before: that person may have seen it paid, or may have paid it in the portal since.
 */
const countedAs = async (
  sql: Sql,
  { mobileMoney }: Pick<Needed, 'mobileMoney'>,
  { paymentId, amount, isReopened }: TaxPayment,
  answer: TaxAnswer,
): Promise<Heard> => {
  if (answer.kind === 'refused' && isReopened)
    return {
      kind: 'for-a-person',
      why: `its gateway says that it was not paid: ${answer.why}. It was ended by a person before, and may have been paid by the portal`,
      toldReceipt: null,
    };
  if (answer.kind !== 'paid') return answer;
  const { receipt } = answer;
  const payment = { profileId: HOUSE_BOOKS, paymentId };
  const isIts = await mobileMoney.takeReceipt(sql, { receipt, amount, payment, isOut: true });
  return isIts
    ? answer
    : {
        kind: 'for-a-person',
        why: `told paid with ${receipt}, which is the receipt of other money in the books`,
        toldReceipt: receipt,
      };
};

/**
 * Reopens a payment that was ended as paid with the receipt of other money. Its end is unknown, and the gateway, if any, is asked for it. Its money moves back
 * from mobile money to money under way. Call it with the kind of tax locked.
 * @param meanwhile runs once the receipt is free in the books, before the payment is open: afterwards no other of its kind may be open.
 * @returns false if it did not end with that receipt.
 * @throws Error if the books have already reopened it from that receipt.
 */
export const reopenTax = async (
  sql: Sql,
  { realClock, bettingClock, taxes }: Pick<Needed, 'realClock' | 'bettingClock' | 'taxes'>,
  { paymentId, receipt }: { readonly paymentId: string; readonly receipt: string },
  meanwhile: () => Promise<void>,
): Promise<boolean> => {
  const payment = await lockTaxPayment(sql, paymentId);
  if (payment?.state !== 'paid' || payment.receipt !== receipt) return false;
  await postNew(sql, {
    reference: `tax-reopened:${paymentId}:${receipt}`,
    kind: 'tax-reopened',
    profileId: HOUSE_BOOKS,
    at: bettingClock.now(),
    postings: [{ from: GATEWAY.mobileMoney, to: HOUSE.taxOnItsWay, amount: payment.amount }],
  });
  await takeTaxReceipt(sql, paymentId);
  await meanwhile();
  await keepTaxReopened(sql, paymentId, `the receipt ${receipt} that ended it is of another payment`);
  if (taxes) await promiseTax(sql, paymentId, realClock.now(), `${paymentId} without ${receipt}`);
  return true;
};

/** Handles an answer of the gateway. @returns its outcome; null if the payment had ended before. */
const hearGateway = (services: Needed, paymentId: string, said: TaxAnswer): Promise<Heard | null> =>
  services.db.transaction(async (sql) => {
    const payment = await lockTaxPayment(sql, paymentId);
    if (payment === null || !isTaxOpen(payment)) return null;
    const answer = await countedAs(sql, services, payment, said);
    await hearOfTax(sql, services, payment, answer);
    return answer;
  });

/** The job that pays. A process that dies in the middle may have reached the gateway: the next run asks for the state and sends nothing. */
export const taxWork = (services: Needed): JobWork =>
  jobWork(PAY_TAX, async ({ paymentId }) => {
    const { db, realClock, taxes } = services;
    if (!taxes) return;
    const isFirst = await takeTaxToSend(db, paymentId, realClock.now());
    const payment = await taxPaymentOf(db, paymentId);
    if (payment === null || !isTaxOpen(payment)) return;
    const said = isFirst ? await taxes.pay(payment) : await taxes.ask(paymentId);
    const answer = await hearGateway(services, paymentId, said);
    // The job is retried with growing pauses, and at last set aside for an operator.
    if (answer?.kind === 'unknown') throw new Error(`tax ${paymentId}: ${answer.why}`);
    if (answer?.kind === 'for-a-person') throw new NoTryHelps(`tax ${paymentId}: ${answer.why}`);
  });

const SHOWN = 50;

/** Tax owed to the end of the newest checked day, and the payments. */
export const showTaxes = async ({ db, taxes }: Needed): Promise<DeskTaxes> => {
  const day = await newestCheckedDay(db);
  const rows = await newestTaxPayments(db, SHOWN);
  const owed = [];
  for (const kind of TAX_KINDS)
    owed.push({
      kind,
      owed: day === null ? cents(0) : await owedTo(db, kind, day),
      onItsWay: rows
        .filter((row) => row.kind === kind && isTaxOpen(row))
        .reduce((sum, { amount }) => addCents(sum, amount), cents(0)),
    });
  return { day, isConnected: Boolean(taxes), owed, rows };
};
