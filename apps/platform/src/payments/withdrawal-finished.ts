import { formatKes, subtractCents, type Cents, type Instant } from '@kipenga/betting-core';
import { withdrawalPartsWords, type WithdrawalParts } from '@kipenga/words';
import type { Sql } from '../database/index.ts';
import type { EndOfFailed, FailedPayout, PaymentRef } from '../gateways/index.ts';
import {
  cashOf,
  GATEWAY,
  HOUSE,
  lockWallet,
  post,
  postEnd,
  withdrawalHoldOf,
  type Posting,
} from '../ledger/index.ts';
import { sendInLanguage } from '../customers/index.ts';
import { notifyCustomers } from '../notices/index.ts';
import type { Services } from '../services/index.ts';
import type { Said } from '../wording/index.ts';
import { moneyIsBack, moneyStays } from './money-back.ts';
import {
  arrivedBy,
  failedPayoutsSinceClosing,
  finishPayment,
  isOpenAgain,
  type Payment,
} from './payments.store.ts';
import { downToShilling } from './down-to-shilling.ts';

/** The postings with an amount above zero. */
export const real = (postings: readonly Posting[]): readonly Posting[] =>
  postings.filter(({ amount }) => amount > 0);

/** Parts of a paid withdrawal: together the amount that was asked for (D110). */
interface PaidParts extends WithdrawalParts {
  readonly receives: Cents;
}

interface Released extends PaidParts {
  /** Reference of the transfer. */
  readonly reference: string;
}

/**
 * Books the reserved money: to the customer's phone, the fee and the tax to their accounts, and cents that mobile money cannot
 * carry back to the wallet.
 */
const release = async (
  sql: Sql,
  { profileId, paymentId, amount, fee, tax }: Payment,
  { receipt, at }: { readonly receipt: string; readonly at: Instant },
): Promise<Released> => {
  const from = withdrawalHoldOf(profileId);
  const leaves = subtractCents(subtractCents(amount, fee), tax);
  const receives = downToShilling(leaves);
  const postings = real([
    { from, to: GATEWAY.mobileMoney, amount: receives },
    { from, to: HOUSE.fees, amount: fee },
    { from, to: HOUSE.transferTax, amount: tax },
  ]);
  const kind = 'withdrawal-paid';
  const reference = await postEnd(
    sql,
    { reference: `${kind}:${paymentId}`, kind, profileId, at, postings },
    receipt,
  );
  const stays = subtractCents(leaves, receives);
  await returnPart(sql, { profileId, paymentId }, 'withdrawal-change', stays, at);
  return { receives, fee, tax, stays, reference };
};

/** The amount that arrived, with the deductions if it is less than was asked for. */
const paidWords = (receipt: string, asked: Cents, { receives, ...parts }: PaidParts): Said => {
  const values = { receipt, amount: formatKes(receives) };
  return receives === asked
    ? { id: 'sms.withdrawal.paid', values }
    : {
        id: 'sms.withdrawal.paid.less',
        values: { ...values, asked: formatKes(asked), parts: withdrawalPartsWords(parts) },
      };
};

/**
 * Books a payout that the gateway made: the reserved money leaves, the fee and the tax stay. Counts once, however often it is
 * reported. The wallet is locked until the caller's transaction ends.
 * @returns false if the payment has ended otherwise, or by another receipt.
 */
export const withdrawalPaid = async (
  sql: Sql,
  services: Services,
  { profileId, paymentId }: PaymentRef,
  receipt: string,
): Promise<boolean> => {
  await lockWallet(sql, profileId);
  const isBack = await moneyIsBack(sql, services, { profileId, paymentId }, receipt);
  if (isBack !== null) return isBack;
  const at = services.bettingClock.now();
  const paid = await finishPayment(sql, {
    type: 'withdrawal',
    profileId,
    paymentId,
    from: ['TRX_SUCCESS'],
    to: 'COMPLETED',
    receipt,
    at,
  });
  if (paid === null) return (await arrivedBy(sql, { profileId, paymentId })) === receipt;
  const { reference: event, ...parts } = await release(sql, paid, { receipt, at });
  await sendInLanguage(sql, services, { to: paid.msisdn, ...paidWords(receipt, paid.amount, parts), at });
  const { receives, tax } = parts;
  await notifyCustomers(sql, [
    { profileId, at, event, kind: 'withdrawal-paid', reference: receipt, amount: receives, tax },
  ]);
  return true;
};

/** Returns a part of the reserved money. */
const returnPart = async (
  sql: Sql,
  { profileId, paymentId }: PaymentRef,
  kind: 'deposit-returned' | 'taxed-returned' | 'withdrawal-returned' | 'withdrawal-change',
  amount: Cents,
  at: Instant,
): Promise<void> => {
  const postings = real([{ from: withdrawalHoldOf(profileId), to: cashOf(profileId), amount }]);
  if (postings.length > 0)
    await post(sql, { reference: `${kind}:${paymentId}`, kind, profileId, at, postings });
};

/** Returns the reserved money: unstaked deposits and untaxed money separately from the rest, so that each keeps its kind (D11, D94). */
const giveBack = async (sql: Sql, payment: Payment, at: Instant): Promise<void> => {
  const { amount, unwagered, taxFree } = payment;
  const rest = subtractCents(subtractCents(amount, unwagered), taxFree);
  await returnPart(sql, payment, 'deposit-returned', unwagered, at);
  await returnPart(sql, payment, 'taxed-returned', taxFree, at);
  await returnPart(sql, payment, 'withdrawal-returned', rest, at);
};

/**
 * Returns the money of a payout that the gateway certainly did not make. Without a report nothing is certain, and the money
 * stays reserved. A payout that was reopened is returned by hand only: somebody may have paid it elsewhere since it was refused.
 * @returns 'paid' if it was ended as paid before, 'open' if it waits for a person; nothing moves then.
 */
export const withdrawalFailed = (
  services: Services,
  { profileId, paymentId }: PaymentRef,
  why: FailedPayout | 'by-hand',
): Promise<EndOfFailed> =>
  services.db.transaction(async (sql) => {
    await lockWallet(sql, profileId);
    const stays = await moneyStays(sql, { profileId, paymentId });
    if (stays !== null) return stays;
    if (why !== 'by-hand' && (await isOpenAgain(sql, { profileId, paymentId }))) return 'open';
    const at = services.bettingClock.now();
    const failed = await finishPayment(sql, {
      type: 'withdrawal',
      profileId,
      paymentId,
      from: ['TRX_SUCCESS'],
      to: 'FAILED',
      receipt: null,
      at,
    });
    if (failed === null) return (await arrivedBy(sql, { profileId, paymentId })) === null ? 'known' : 'paid';
    await giveBack(sql, failed, at);
    const reference = why === 'account-full' ? 'full' : '';
    // A closed account's balance goes in several payments, and is tried again and again; its holder is told the first time.
    const { payments } = await failedPayoutsSinceClosing(sql, profileId);
    if (payments === 1)
      await sendInLanguage(sql, services, {
        to: failed.msisdn,
        id: 'sms.account.unpaid',
        values: { why: reference || 'other' },
        at,
      });
    if (payments === 0)
      await sendInLanguage(sql, services, {
        to: failed.msisdn,
        id: why === 'account-full' ? 'sms.withdrawal.full' : 'sms.withdrawal.failed',
        values: { amount: formatKes(failed.amount) },
        at,
      });
    const event = `withdrawal-refused:${paymentId}`;
    await notifyCustomers(sql, [
      { profileId, at, event, kind: 'withdrawal-refused', reference, amount: failed.amount },
    ]);
    return 'given-back';
  });
