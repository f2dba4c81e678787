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
 * Reopens a payout that a person ended as paid by the receipt of another: whether it was paid is unknown. Its money moves back
 * from mobile money, and fee and tax from their accounts, to where they were reserved; cents that stayed in the wallet stay
 * there. The customer is notified. Call it with the wallet locked.
 * @param receipts `receipt` is the one it was ended by; `own` the one under which mobile money has reported it paid, so that it
 * ends at once, null if there is none.
 * @returns the amount reserved again; null if the payment has not ended by that receipt, or its customer was erased since: the
 * transaction is rolled back then.
 * @throws Error if the books have already reopened it from that receipt.
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
