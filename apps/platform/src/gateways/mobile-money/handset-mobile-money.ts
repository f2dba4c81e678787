import { instantFromMs, type Msisdn, type ProfileId } from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import { enqueue, jobKind, jobWork, type JobWork } from '../../outbox/index.ts';
import { ownerOf, type Database } from '../../database/index.ts';
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

/** Payouts to this phone leave, and their end is never reported, to practise ending one by hand. */
export const UNANSWERED_PHONE = '254700000020' as Msisdn;

const PROMPT_SECONDS = 120;
const ACCOUNT = `${BRAND.name} ${BRAND.paybill}`;

interface HandsetServices {
  readonly db: Database;
  readonly realClock: RealClock;
  readonly random: Random;
}

/** A payment that the phone has approved: the callback of this gateway. */
interface Approved extends PaymentRef {
  readonly receipt: string;
}

const KIND = {
  payOut: jobKind<PaymentOrder>('sandbox-pay-out', 'mobile-money-calls'),
  paid: jobKind<Approved>('sandbox-paid', 'money'),
  expire: jobKind<PaymentOrder>('sandbox-expire', 'money'),
} as const;

const asked = ({ realClock }: HandsetServices): MobileMoney => ({
  paybill: BRAND.paybill,
  askForPayment: async (sql, order) => {
    const inSeconds = (seconds: number) => instantFromMs(realClock.nowMs() + seconds * 1_000);
    await insertPrompt(sql, order, ACCOUNT, inSeconds(PROMPT_SECONDS));
    const runAt = inSeconds(PROMPT_SECONDS + 1);
    const { profileId, paymentId } = order;
    await enqueue(sql, { kind: KIND.expire, dedupeKey: paymentId, payload: order, runAt, profileId });
  },
  // Its payouts end with the job that makes them: a failed one is tried again under Waiting.
  askAgain: async () => false,
  sendAgain: async () => 'not-under-way',
  // It loses no callback: its reports are in the books.
  takeReceipt: async () => true,
  giveUpReceipt: async () => ({ state: 'open', receipt: null }),
  payOut: (sql, order) =>
    enqueue(sql, {
      kind: KIND.payOut,
      dedupeKey: order.paymentId,
      payload: order,
      runAt: realClock.now(),
      profileId: order.profileId,
    }),
  openPrompts: async (sql, { profileId }) =>
    (await selectPrompts(sql, profileId, realClock.now())).filter(({ state }) => state === 'open').length,
});

/** Ends a prompt and its deposit together: a crash leaves no deposit waiting for a prompt that is gone. */
const giveUp = (
  { db, realClock }: HandsetServices,
  reports: PaymentReports,
  { owner, promptId }: { readonly owner: ProfileId; readonly promptId: string },
  state: 'cancelled' | 'expired',
): Promise<boolean> =>
  db.transaction(async (sql) => {
    const ended = await closePrompt(sql, owner, promptId, state, realClock.now());
    if (ended !== null) await reports.depositFailed(sql, ended, 'not-paid');
    return ended !== null;
  });

/**
 * The callback is promised in the transaction of the approval, so that none is lost; it is also made at once.
 */
const approve = async (
  { db, realClock, random }: HandsetServices,
  reports: PaymentReports,
  owner: ProfileId,
  promptId: string,
): Promise<boolean> => {
  const receipt = newReceipt(random);
  const ref = await db.transaction<PaymentRef | null>(async (sql) => {
    const approved = await closePrompt(sql, owner, promptId, 'approved', realClock.now());
    if (approved === null) return null;
    const { profileId, paymentId } = approved;
    const payload: Approved = { profileId, paymentId, receipt };
    await enqueue(sql, {
      kind: KIND.paid,
      dedupeKey: paymentId,
      payload,
      runAt: realClock.now(),
      profileId,
    });
    return { profileId, paymentId };
  });
  if (ref !== null) await reports.depositPaid(ref, receipt);
  return ref !== null;
};

/** Pays by hand. The money is there at once: this gateway and the house are one database. */
const payByHand = async (
  { db, random }: HandsetServices,
  reports: PaymentReports,
  from: Msisdn,
  money: Pick<MoneyByHand, 'account' | 'amount'>,
): Promise<string> => {
  const receipt = newReceipt(random);
  await db.transaction((sql) =>
    reports.paidByHand(sql, { ...money, receipt, payer: from, cameFrom: () => from }),
  );
  return receipt;
};

/** The work of this gateway after the transactions that promised it. */
const jobsOf = (services: HandsetServices, reports: PaymentReports): readonly JobWork[] => [
  jobWork(KIND.payOut, async ({ profileId, paymentId, msisdn }) => {
    if (msisdn === UNANSWERED_PHONE) return;
    const receipt = newReceipt(services.random);
    await services.db.transaction((sql) => reports.withdrawalPaid(sql, { profileId, paymentId }, receipt));
  }),
  jobWork(KIND.paid, async ({ receipt, ...ref }) => {
    await reports.depositPaid(ref, receipt);
  }),
  jobWork(KIND.expire, async ({ profileId: owner, paymentId: promptId }) => {
    await giveUp(services, reports, { owner, promptId }, 'expired');
  }),
];

/** The sandbox's mobile money: asks on its phone, and pays out at once, except to the one phone whose payouts it never reports. */
export const handsetMobileMoney = (services: HandsetServices): MobileMoneyGateway => {
  let connected: PaymentReports | null = null;
  const reports = (): PaymentReports => {
    if (connected === null) throw new Error('nobody is reported to yet');
    return connected;
  };
  const ofPhone = async <T>(
    msisdn: Msisdn,
    ofNobody: T,
    work: (owner: ProfileId) => Promise<T>,
  ): Promise<T> => {
    const owner = await ownerOf(services.db, 'phone', msisdn);
    return owner === null ? ofNobody : work(owner);
  };
  return {
    ...asked(services),
    connect: (to) => {
      connected = to;
      return { jobs: jobsOf(services, to), routes: null };
    },
    phone: {
      isUnanswered: (msisdn) => msisdn === UNANSWERED_PHONE,
      list: (msisdn) =>
        ofPhone(msisdn, [], (owner) => selectPrompts(services.db, owner, services.realClock.now())),
      approve: (msisdn, promptId) =>
        ofPhone(msisdn, false, (owner) => approve(services, reports(), owner, promptId)),
      cancel: (msisdn, promptId) =>
        ofPhone(msisdn, false, (owner) => giveUp(services, reports(), { owner, promptId }, 'cancelled')),
      payByHand: (from, money) => payByHand(services, reports(), from, money),
    },
  };
};
