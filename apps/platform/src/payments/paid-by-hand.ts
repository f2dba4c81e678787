import { cents, parseMsisdn, quoteDeposit } from '@kipenga/betting-core';
import { accountOf } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';
import type { MoneyByHand, PlacedMoney } from '../gateways/index.ts';
import { lockWallet } from '../ledger/index.ts';
import { taxRecordAt } from '../house-rules/index.ts';
import type { Services } from '../services/index.ts';
import { creditDeposit } from './deposit-finished.ts';
import { sendBack } from './money-back.ts';
import { moneyUnplaced } from './money-unplaced.ts';
import { refusalOfMoney } from './own-limits.ts';
import { insertPayment } from './payments.store.ts';

/** Finds the account whose phone number was typed; null if there is none. */
const holderOf = async (sql: Sql, account: string): ReturnType<typeof accountOf> => {
  const phone = parseMsisdn(account);
  return phone.ok ? accountOf(sql, phone.value) : null;
};

/**
 * Books money that was paid to the paybill by hand as a deposit of the customer whose phone number is the account (D73). If that
 * customer may not play, or the money exceeds a limit of their own, it is sent back (D99); if there is no such customer, it stays
 * in suspense. Each receipt counts once, when the transaction commits.
 */
export const paidByHand = async (
  sql: Sql,
  services: Services,
  { cameFrom, ...money }: MoneyByHand,
): Promise<PlacedMoney> => {
  const { receipt, amount, account } = money;
  const holder = await holderOf(sql, account);
  if (holder === null) {
    await moneyUnplaced(sql, services, money);
    return { payment: null, isHeld: true };
  }
  const { profileId, msisdn } = holder;
  await lockWallet(sql, profileId);
  const refusal = await refusalOfMoney(sql, services, profileId, { amount });
  const at = services.bettingClock.now();
  const { tax } = quoteDeposit(amount, await taxRecordAt(sql, services.rulebook, at));
  const payment = {
    profileId,
    paymentId: receipt,
    type: 'deposit',
    msisdn,
    amount,
    fee: cents(0),
    // Money that is sent back is not taxed.
    tax: refusal === null ? tax : cents(0),
    unwagered: cents(0),
    taxFree: cents(0),
    at,
    bet: null,
  } as const;
  await insertPayment(sql, payment);
  if (refusal === null) await creditDeposit(sql, services, { payment, receipt });
  const isHeld =
    refusal !== null &&
    (await sendBack(sql, services, { payment, receipt, refusal, from: cameFrom(msisdn) }));
  return { payment: { profileId, paymentId: receipt }, isHeld };
};
