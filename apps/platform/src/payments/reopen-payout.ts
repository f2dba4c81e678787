import { formatKes, parseMsisdn, subtractCents, type Cents } from '@kipenga/betting-core';
import { sendInLanguage } from '../customers/index.ts';
import { dropNames, type Sql } from '../database/index.ts';
import type { PaymentRef } from '../gateways/index.ts';
import { GATEWAY, HOUSE, postNew, withdrawalHoldOf } from '../ledger/index.ts';
import { notifyCustomers } from '../notices/index.ts';
import type { Services } from '../services/index.ts';
import { reopenMoneyBack } from './money-back.store.ts';
import { reopenWithdrawal } from './payments.store.ts';
import { real } from './withdrawal-finished.ts';

/** Takes back what the books have of a payout that was ended as paid by a receipt: its money is reserved again. */
const KIND = 'payout-reopened';

/**
 * Opens a payout again that a person ended as paid by the receipt of another: whether it was paid nobody knows. Its money comes back from mobile
 * money, and fee and tax from their accounts, to where they were reserved; cents that stayed in the wallet stay there. The customer is told. Call it with the
 * wallet locked.
 * @param receipts `receipt` is the one it was ended by; `own` the one by which mobile money has told it paid, so that it ends at once, null without one.
 * @returns what is reserved again; null where the payment has not ended by that receipt, or its customer was forgotten since: the transaction is undone then.
 * @throws Error where the books have it opened again from that receipt before.
 */
export const reopenPayout = async (
  sql: Sql,
  services: Services,
  { profileId, paymentId }: PaymentRef,
  { receipt, own }: { readonly receipt: string; readonly own: string | null },
): Promise<Cents | null> => {
  const at = services.bettingClock.now();
  const transfer = { reference: `${KIND}:${paymentId}:${receipt}`, kind: KIND, profileId, at } as const;
  const back = await reopenMoneyBack(sql, { profileId, paymentId }, receipt);
  if (back !== null) {
    if (!parseMsisdn(back.msisdn).ok) return null;
    const postings = [{ from: GATEWAY.mobileMoney, to: HOUSE.heldBack, amount: back.amount }];
    await postNew(sql, { ...transfer, postings });
    return back.amount;
  }
  const payment = await reopenWithdrawal(sql, { profileId, paymentId }, receipt);
  if (payment === null) return null;
  const { amount, asked, fee, tax, msisdn } = payment;
  if (!parseMsisdn(msisdn).ok) return null;
  const to = withdrawalHoldOf(profileId);
  const postings = real([
    { from: GATEWAY.mobileMoney, to, amount: subtractCents(subtractCents(amount, fee), tax) },
    { from: HOUSE.fees, to, amount: fee },
    { from: HOUSE.transferTax, to, amount: tax },
  ]);
  await postNew(sql, { ...transfer, postings });
  await dropNames(sql, 'receipt', [receipt]);
  await sendInLanguage(sql, services, {
    to: msisdn,
    id: 'sms.withdrawal.reopened',
    values: { receipt, amount: formatKes(asked), own: own ?? 'none' },
    at,
  });
  await notifyCustomers(sql, [
    {
      profileId,
      at,
      event: transfer.reference,
      kind: 'withdrawal-reopened',
      reference: receipt,
      amount: asked,
    },
  ]);
  return amount;
};
