import {
  formatKes,
  parseMsisdn,
  subtractCents,
  type Cents,
  type Instant,
  type Msisdn,
} from '@kipenga/betting-core';
import { languageOf, sendInLanguage } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';
import type { PaymentRef } from '../gateways/index.ts';
import { GATEWAY, HOUSE, post, postEnd, type Posting } from '../ledger/index.ts';
import type { Services } from '../services/index.ts';
import { wordsIn, type Worded } from '../wording/index.ts';
import { endMoneyBack, insertMoneyBack } from './money-back.store.ts';
import { newPaymentId } from './payment-id.ts';
import { finishPayment, type Payment } from './payments.store.ts';
import { downToShilling } from './down-to-shilling.ts';

/** Money that is not the customer's to play with. */
interface UnwantedMoney {
  readonly payment: Payment;
  readonly receipt: string | null;
  /** Null if it was not reported, or if the account was erased since: then an operator decides. */
  readonly from: Msisdn | null;
  readonly refusal: Worded;
}

const tellHolder = async (
  sql: Sql,
  services: Services,
  { payment, receipt, refusal, isHeld }: Omit<UnwantedMoney, 'from'> & { readonly isHeld: boolean },
  at: Instant,
): Promise<void> => {
  const { msisdn, amount } = payment;
  const why = wordsIn(await languageOf(sql, msisdn), refusal.reason);
  await sendInLanguage(sql, services, {
    to: msisdn,
    id: isHeld ? 'sms.money.held' : 'sms.money.back',
    values: { amount: formatKes(amount), receipt: receipt ?? '-', why },
    at,
  });
};

/**
 * Holds the money of a customer who may not play (D99) in a separate account and sends it back to the number it came from, once.
 * It counts when the transaction commits; call it with the wallet locked.
 * @returns true if it is held, since the number is unknown.
 */
export const sendBack = async (
  sql: Sql,
  services: Services,
  { payment, receipt, from, refusal }: UnwantedMoney,
): Promise<boolean> => {
  const { profileId, paymentId: depositId, amount } = payment;
  const at = services.bettingClock.now();
  await finishPayment(sql, {
    type: 'deposit',
    profileId,
    paymentId: depositId,
    from: ['TRX_SUCCESS', 'FAILED'],
    to: 'REVERSED',
    receipt,
    at,
  });
  await post(sql, {
    reference: `held-back:${depositId}`,
    kind: 'held-back',
    profileId,
    at,
    postings: [{ from: GATEWAY.mobileMoney, to: HOUSE.heldBack, amount }],
  });
  const leaves = downToShilling(amount);
  const isHeld = from === null || !parseMsisdn(from).ok || leaves === 0;
  const back = { profileId, depositId, paymentId: newPaymentId(services.random), amount: leaves };
  await insertMoneyBack(sql, { ...back, amount }, { reason: refusal.reason.code, isHeld });
  if (!isHeld) await services.mobileMoney.payOut(sql, { ...back, msisdn: from });
  await tellHolder(sql, services, { payment, receipt, refusal, isHeld }, at);
  return isHeld;
};

/** Moves held money once it was sent back: cents that mobile money does not carry belong to nobody, and stay in suspense. */
const postingsOfReturn = (amount: Cents): readonly Posting[] => {
  const returned = downToShilling(amount);
  const stays = subtractCents(amount, returned);
  return [
    { from: HOUSE.heldBack, to: GATEWAY.mobileMoney, amount: returned },
    ...(stays > 0 ? [{ from: HOUSE.heldBack, to: HOUSE.suspense, amount: stays }] : []),
  ];
};

/** Books money that was sent back. @returns null if the payment is not one that is sent back, false if it went back by another receipt. */
export const moneyIsBack = async (
  sql: Sql,
  { bettingClock }: Pick<Services, 'bettingClock'>,
  ref: PaymentRef,
  receipt: string,
): Promise<boolean | null> => {
  const back = await endMoneyBack(sql, ref, { state: 'returned', receipt });
  if (back === null) return null;
  if (back.isNew)
    await postEnd(
      sql,
      {
        reference: `sent-back:${ref.paymentId}`,
        kind: 'sent-back',
        profileId: ref.profileId,
        at: bettingClock.now(),
        postings: postingsOfReturn(back.amount),
      },
      receipt,
    );
  return back.receipt === receipt;
};

/**
 * Keeps money that could not be sent back: it stays held, and an operator decides, unless one has ended it as paid. @returns
 * null if the payment is not one that is sent back.
 */
export const moneyStays = async (sql: Sql, ref: PaymentRef): Promise<'held' | 'paid' | null> => {
  const back = await endMoneyBack(sql, ref, { state: 'held', receipt: null });
  return back && (back.receipt === null ? 'held' : 'paid');
};
