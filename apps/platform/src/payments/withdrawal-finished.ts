import { formatKes, subtractCents } from '@kipenga/betting-core';
import type { PaymentRef } from '../gateways/index.ts';
import { cashOf, GATEWAY, HOUSE, lockWallet, post, withdrawalHoldOf, type Posting } from '../ledger/index.ts';
import { tell } from '../customers/index.ts';
import type { Services } from '../services/index.ts';
import { finishPayment } from './payments.store.ts';

const real = (postings: readonly Posting[]): readonly Posting[] =>
  postings.filter(({ amount }) => amount > 0);

/** The gateway paid: the reserved money leaves, the fee and the tax stay. Once, however often we are told. */
export const withdrawalPaid = (
  services: Services,
  { profileId, paymentId }: PaymentRef,
  receipt: string,
): Promise<boolean> =>
  services.db.transaction(async (sql) => {
    await lockWallet(sql, profileId);
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
    if (paid === null) return false;
    const from = withdrawalHoldOf(profileId);
    const receives = subtractCents(subtractCents(paid.amount, paid.fee), paid.tax);
    const postings = real([
      { from, to: GATEWAY.mobileMoney, amount: receives },
      { from, to: HOUSE.fees, amount: paid.fee },
      { from, to: HOUSE.transferTax, amount: paid.tax },
    ]);
    await post(sql, {
      reference: `withdrawal-paid:${paymentId}`,
      kind: 'withdrawal-paid',
      profileId,
      at,
      postings,
    });
    await tell(sql, services, {
      to: paid.msisdn,
      id: 'sms.withdrawal.paid',
      values: { receipt, amount: formatKes(receives) },
      at,
    });
    return true;
  });

/**
 * The gateway said for certain that it did not pay: the money goes back, and what was a deposit never staked is one
 * again (D11). A gateway that says nothing is not certain: then the money stays reserved.
 */
export const withdrawalFailed = (
  services: Services,
  { profileId, paymentId }: PaymentRef,
): Promise<boolean> =>
  services.db.transaction(async (sql) => {
    await lockWallet(sql, profileId);
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
    if (failed === null) return false;
    const giveBack = async (kind: string, amount: Posting['amount']): Promise<void> => {
      if (amount === 0) return;
      const postings = [{ from: withdrawalHoldOf(profileId), to: cashOf(profileId), amount }];
      await post(sql, { reference: `${kind}:${paymentId}`, kind, profileId, at, postings });
    };
    await giveBack('deposit-returned', failed.unwagered);
    await giveBack('withdrawal-returned', subtractCents(failed.amount, failed.unwagered));
    await tell(sql, services, {
      to: failed.msisdn,
      id: 'sms.withdrawal.failed',
      values: { amount: formatKes(failed.amount) },
      at,
    });
    return true;
  });
