import {
  cents,
  subtractCents,
  welcomeGrant,
  type Cents,
  type Instant,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { PaymentRef } from '../gateways/index.ts';
import { enqueue } from '../jobs/index.ts';
import { bonusOf, cashOf, GATEWAY, HOUSE, lockWallet, post } from '../ledger/index.ts';
import { tellNotices, type NewNotice } from '../notices/index.ts';
import type { BettingClock } from '../ports/index.ts';
import type { Services } from '../services/index.ts';
import { finishPayment, type Payment } from './payments.store.ts';

/** The kind of the job that hands a completed deposit with a bet to whoever waits for it. */
export const BET_AFTER_DEPOSIT = 'bet-after-deposit';

/** What that job carries. */
export interface DepositWithBet {
  readonly profileId: ProfileId;
  readonly msisdn: string;
  readonly paymentId: string;
  /** As it was given to `deposit`. */
  readonly bet: unknown;
  readonly amount: Cents;
  /** What of the amount did not arrive. */
  readonly tax: Cents;
}

/** The tax is the one that was told when the deposit was asked for. */
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

/** The welcome bonus comes once, with the first completed deposit that is large enough (R9-07, D66). Answers how much. */
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

/** A bet that waited for the money is placed by whoever takes its job. */
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
  });
};

/** Credits a deposit whose money is here. It counts when the transaction commits. @returns whether it was not credited before. */
export const creditDeposit = async (
  sql: Sql,
  services: Services,
  { profileId, paymentId }: PaymentRef,
  receipt: string,
): Promise<boolean> => {
  await lockWallet(sql, profileId);
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
  if (paid === null) return false;
  await credit(sql, paid, services.bettingClock);
  const bonus = await welcome(sql, paid, services.bettingClock);
  await tellNotices(sql, noticesOf(paid, { receipt, bonus, at }));
  await handOnBet(sql, services, paid);
  return true;
};

/**
 * The gateway has the customer's money. Credited once for each deposit, however often and from wherever we are told,
 * also after it was given up: money that came is never lost.
 * @returns true when this call credited it.
 */
export const depositPaid = (services: Services, payment: PaymentRef, receipt: string): Promise<boolean> =>
  services.db.transaction((sql) => creditDeposit(sql, services, payment, receipt));

/** The customer refused, or never answered. Nothing had moved. It counts when the transaction commits. */
export const depositFailed = async (
  sql: Sql,
  { bettingClock }: Pick<Services, 'bettingClock'>,
  { profileId, paymentId }: PaymentRef,
): Promise<boolean> => {
  const failed = await finishPayment(sql, {
    type: 'deposit',
    profileId,
    paymentId,
    from: ['TRX_SUCCESS'],
    to: 'FAILED',
    receipt: null,
    at: bettingClock.now(),
  });
  return failed !== null;
};
