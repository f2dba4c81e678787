import { instantFromMs, type Msisdn } from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import { enqueue, type JobWork } from '../../jobs/index.ts';
import type { Database } from '../../database/index.ts';
import type { Random, RealClock } from '../../ports/index.ts';
import type {
  MobileMoney,
  MobileMoneyGateway,
  MoneyByHand,
  PaymentOrder,
  PaymentRef,
  PaymentReports,
} from './mobile-money.ts';
import { closePrompt, insertPrompt, selectPrompts } from './prompts.store.ts';
import { newReceipt } from './receipt.ts';

const PROMPT_SECONDS = 120;
const ACCOUNT = `${BRAND.name} ${BRAND.paybill}`;

const KIND = { payOut: 'sandbox-pay-out', paid: 'sandbox-paid', expire: 'sandbox-expire' } as const;

interface HandsetServices {
  readonly db: Database;
  readonly realClock: RealClock;
  readonly random: Random;
}

/** A payment that the phone has approved: the callback of this gateway. */
interface Approved extends PaymentRef {
  readonly receipt: string;
}

const asked = ({ realClock }: HandsetServices): MobileMoney => ({
  askForPayment: async (sql, order) => {
    const inSeconds = (seconds: number) => instantFromMs(realClock.nowMs() + seconds * 1_000);
    await insertPrompt(sql, order, ACCOUNT, inSeconds(PROMPT_SECONDS));
    const runAt = inSeconds(PROMPT_SECONDS + 1);
    await enqueue(sql, { kind: KIND.expire, dedupeKey: order.paymentId, payload: order, runAt });
  },
  payOut: (sql, order) =>
    enqueue(sql, {
      kind: KIND.payOut,
      dedupeKey: order.paymentId,
      payload: order,
      runAt: realClock.now(),
    }),
  openPrompts: async (sql, msisdn) =>
    (await selectPrompts(sql, msisdn, realClock.now())).filter(({ state }) => state === 'open').length,
});

/** Ends a prompt and its deposit together: a crash leaves no deposit waiting for a prompt that is gone. */
const giveUp = (
  { db, realClock }: HandsetServices,
  reports: PaymentReports,
  { msisdn, promptId }: { readonly msisdn: Msisdn; readonly promptId: string },
  state: 'cancelled' | 'expired',
): Promise<boolean> =>
  db.transaction(async (sql) => {
    const ended = await closePrompt(sql, msisdn, promptId, state, realClock.now());
    if (ended !== null) await reports.depositFailed(sql, ended, 'not-paid');
    return ended !== null;
  });

/**
 * The callback is promised in the transaction of the approval, so that none is lost; it is also made at once.
 */
const approve = async (
  { db, realClock, random }: HandsetServices,
  reports: PaymentReports,
  msisdn: Msisdn,
  promptId: string,
): Promise<boolean> => {
  const receipt = newReceipt(random);
  const ref = await db.transaction<PaymentRef | null>(async (sql) => {
    const approved = await closePrompt(sql, msisdn, promptId, 'approved', realClock.now());
    if (approved === null) return null;
    const { profileId, paymentId } = approved;
    const payload: Approved = { profileId, paymentId, receipt };
    await enqueue(sql, { kind: KIND.paid, dedupeKey: paymentId, payload, runAt: realClock.now() });
    return { profileId, paymentId };
  });
  if (ref !== null) await reports.depositPaid(ref, receipt);
  return ref !== null;
};

/** What is paid by hand is there at once: this gateway and the house are one database. */
const payByHand = async (
  { db, random }: HandsetServices,
  reports: PaymentReports,
  from: Msisdn,
  money: Pick<MoneyByHand, 'account' | 'amount'>,
): Promise<string> => {
  const receipt = newReceipt(random);
  await db.transaction((sql) => reports.paidByHand(sql, { ...money, receipt, cameFrom: () => from }));
  return receipt;
};

/**
 * What this gateway does after the transactions that promised it. The payloads are its own, kept as they
 * were.
 */
const jobsOf = (services: HandsetServices, reports: PaymentReports): Readonly<Record<string, JobWork>> => ({
  [KIND.payOut]: async (payload) => {
    const { profileId, paymentId } = payload as PaymentOrder;
    await reports.withdrawalPaid({ profileId, paymentId }, newReceipt(services.random));
  },
  [KIND.paid]: async (payload) => {
    const { receipt, ...ref } = payload as Approved;
    await reports.depositPaid(ref, receipt);
  },
  [KIND.expire]: async (payload) => {
    const { msisdn, paymentId: promptId } = payload as PaymentOrder;
    await giveUp(services, reports, { msisdn, promptId }, 'expired');
  },
});

/** The sandbox's mobile money: asks on its phone, pays out at once. */
export const handsetMobileMoney = (services: HandsetServices): MobileMoneyGateway => {
  let connected: PaymentReports | null = null;
  const reports = (): PaymentReports => {
    if (connected === null) throw new Error('nobody is reported to yet');
    return connected;
  };
  return {
    ...asked(services),
    connect: (to) => {
      connected = to;
      return { jobs: jobsOf(services, to), routes: null };
    },
    phone: {
      list: (msisdn) => selectPrompts(services.db, msisdn, services.realClock.now()),
      approve: (msisdn, promptId) => approve(services, reports(), msisdn, promptId),
      cancel: (msisdn, promptId) => giveUp(services, reports(), { msisdn, promptId }, 'cancelled'),
      payByHand: (from, money) => payByHand(services, reports(), from, money),
    },
  };
};
