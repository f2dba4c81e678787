import {
  cents,
  subtractCents,
  welcomeGrant,
  type Cents,
  type Instant,
  type Msisdn,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { FailedDeposit, PaymentRef } from '../gateways/index.ts';
import { enqueue, jobKind } from '../outbox/index.ts';
import { bonusOf, cashOf, GATEWAY, HOUSE, lockWallet, post } from '../ledger/index.ts';
import { notifyCustomers, type NewNotice } from '../notices/index.ts';
import type { BettingClock } from '../ports/index.ts';
import type { Services } from '../services/index.ts';
import type { Worded } from '../wording/index.ts';
import { sendBack } from './money-back.ts';
import { refusalOfHolder, refusalOfMoney } from './own-limits.ts';
import { finishPayment, lockUnpaid, noteReceipt, type Payment } from './payments.store.ts';

/** A completed deposit, and the bet that waited for it. */
export interface DepositWithBet {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
  readonly paymentId: string;
  /** As it was given to `deposit`. */
  readonly bet: unknown;
  readonly amount: Cents;
  /** The part of the amount that did not arrive. */
  readonly tax: Cents;
}

/** The job that hands a completed deposit to the room that places its bet. */
export const BET_AFTER_DEPOSIT = jobKind<DepositWithBet>('bet-after-deposit', 'money');

/** The tax is the one shown when the deposit was asked for. */
const credit = async (
  sql: Sql,
  { profileId, paymentId, amount, tax }: Payment,
  bettingClock: BettingClock,
): Promise<void> => {
  const postings = [
    { from: GATEWAY.mobileMoney, to: cashOf(profileId), amount: subtractCents(amount, tax) },
    ...(tax > 0 ? [{ from: GATEWAY.mobileMoney, to: HOUSE.transferTax, amount: tax }] : []),
  ];
  await post(sql, {
    reference: `deposit:${paymentId}`,
    kind: 'deposit',
    profileId,
    at: bettingClock.now(),
    postings,
  });
};

/** The welcome bonus comes once, with the first completed deposit that is large enough (R9-07, D66). Returns the amount. */
const welcome = async (
  sql: Sql,
  { profileId, amount }: Payment,
  bettingClock: BettingClock,
): Promise<Cents> => {
  const bonus = welcomeGrant(amount);
  if (bonus === 0) return bonus;
  const posted = await post(sql, {
    reference: 'welcome-bonus',
    kind: 'welcome-bonus',
    profileId,
    at: bettingClock.now(),
    postings: [{ from: HOUSE.promotions, to: bonusOf(profileId), amount: bonus }],
  });
  return posted === 'posted' ? bonus : cents(0);
};

const noticesOf = (
  { profileId, paymentId, amount, tax }: Payment,
  { receipt, bonus, at }: { receipt: string; bonus: Cents; at: Instant },
): readonly NewNotice[] => {
  const paid = { profileId, at, event: `deposit:${paymentId}`, kind: 'deposit-paid', amount, tax } as const;
  const granted = { profileId, at, event: 'welcome-bonus', kind: 'bonus-granted', amount: bonus } as const;
  return [{ ...paid, reference: receipt }, ...(bonus > 0 ? [{ ...granted, reference: '' }] : [])];
};

/** Promises the bet that waited for the money. */
const handOnBet = async (
  sql: Sql,
  { realClock }: Services,
  { profileId, msisdn, paymentId, bet, amount, tax }: Payment,
): Promise<void> => {
  if (bet === null) return;
  const payload: DepositWithBet = { profileId, msisdn, paymentId, bet, amount, tax };
  await enqueue(sql, {
    kind: BET_AFTER_DEPOSIT,
    dedupeKey: paymentId,
    payload,
    runAt: realClock.now(),
    profileId,
    // If the money or a limit of the day runs out, the bet that was paid for first has it.
    turn: profileId,
  });
};

/** Money that is here. */
interface Arrived {
  readonly payment: Payment;
  /** Null while it is not known. */
  readonly receipt: string | null;
}

/** Credits money that is here. It counts when the transaction commits. */
export const creditDeposit = async (
  sql: Sql,
  services: Services,
  { payment: { profileId, paymentId }, receipt }: Arrived,
): Promise<void> => {
  const at = services.bettingClock.now();
  const paid = await finishPayment(sql, {
    type: 'deposit',
    profileId,
    paymentId,
    from: ['TRX_SUCCESS', 'FAILED'],
    to: 'COMPLETED',
    receipt,
    at,
  });
  if (paid === null) throw new Error('a deposit was credited that is not open');
  await credit(sql, paid, services.bettingClock);
  const bonus = await welcome(sql, paid, services.bettingClock);
  await notifyCustomers(sql, noticesOf(paid, { receipt: receipt ?? '', bonus, at }));
  await handOnBet(sql, services, paid);
};

/**
 * The reason that requested money is not the customer's: it came too late, or the customer may not play by now, or has no proved
 * identity (D99).
 */
const refusalOfAsked = async (
  sql: Sql,
  services: Services,
  { wasGivenUp, profileId, amount }: Payment & { readonly wasGivenUp: boolean },
): Promise<Worded | null> =>
  wasGivenUp
    ? refusalOfMoney(sql, services, profileId, { amount })
    : refusalOfHolder(sql, services, profileId);

/**
 * Books the customer's money at the gateway. Credited once per deposit, however often it is reported, even after it was given
 * up; sent back if the customer may not play (D99).
 * @returns true if this call credited it.
 */
export const depositPaid = (services: Services, ref: PaymentRef, receipt: string | null): Promise<boolean> =>
  services.db.transaction(async (sql) => {
    await lockWallet(sql, ref.profileId);
    const payment = await lockUnpaid(sql, ref);
    if (payment === null) {
      if (receipt !== null) await noteReceipt(sql, ref, receipt);
      return false;
    }
    const refusal = await refusalOfAsked(sql, services, payment);
    const { msisdn } = payment;
    if (refusal === null) await creditDeposit(sql, services, { payment, receipt });
    else await sendBack(sql, services, { payment, receipt, from: msisdn, refusal });
    return refusal === null;
  });

/** The customer refused, or never answered, or could not be asked. Nothing had moved. It counts when the transaction commits. */
export const depositFailed = async (
  sql: Sql,
  { bettingClock }: Pick<Services, 'bettingClock'>,
  { profileId, paymentId }: PaymentRef,
  why: FailedDeposit,
): Promise<boolean> => {
  await lockWallet(sql, profileId);
  const at = bettingClock.now();
  const failed = await finishPayment(sql, {
    type: 'deposit',
    profileId,
    paymentId,
    from: ['TRX_SUCCESS'],
    to: 'FAILED',
    receipt: null,
    at,
  });
  if (failed !== null && why === 'not-asked')
    await notifyCustomers(sql, [
      {
        profileId,
        at,
        event: `deposit-refused:${paymentId}`,
        kind: 'deposit-refused',
        reference: '',
        amount: failed.amount,
      },
    ]);
  return failed !== null;
};
