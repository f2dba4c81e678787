import { cents, parseMsisdn, quoteDeposit } from '@kipenga/betting-core';
import { customerByMsisdn, type KnownCustomer } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';
import type { MoneyByHand, PaymentRef } from '../gateways/index.ts';
import { taxRecordAt } from '../limits/index.ts';
import type { Services } from '../services/index.ts';
import { creditDeposit } from './deposit-finished.ts';
import { moneyUnplaced } from './money-unplaced.ts';
import { insertPayment } from './payments.store.ts';

/** Whose phone number was typed as the account. */
const customerOf = async (sql: Sql, account: string): Promise<KnownCustomer | null> => {
  const phone = parseMsisdn(account);
  return phone.ok ? customerByMsisdn(sql, phone.value) : null;
};

/**
 * Money that was paid to the paybill by hand is a deposit of the customer whose phone number is the account (D73), also over a limit or in
 * a break: it is there, and theirs to withdraw. Any other stands in suspense. Each receipt once; it counts when the transaction commits.
 * @returns the deposit; null where nobody has it.
 */
export const paidByHand = async (
  sql: Sql,
  services: Services,
  { receipt, amount, account }: MoneyByHand,
): Promise<PaymentRef | null> => {
  const customer = await customerOf(sql, account);
  if (customer === null) {
    await moneyUnplaced(sql, services, { receipt, amount });
    return null;
  }
  const payment = { profileId: customer.profileId, paymentId: receipt };
  const free = { fee: cents(0), unwagered: cents(0), taxFree: cents(0) };
  const at = services.bettingClock.now();
  const { tax } = quoteDeposit(amount, await taxRecordAt(sql, services.rulebook, at));
  await insertPayment(sql, {
    ...payment,
    ...free,
    tax,
    type: 'deposit',
    msisdn: customer.msisdn,
    amount,
    at,
    bet: null,
  });
  await creditDeposit(sql, services, payment, receipt);
  return payment;
};
