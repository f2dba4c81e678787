import { instantFromMs } from '@kipenga/betting-core';
import type { Database, Sql } from '../../../database/index.ts';
import type { Random, RealClock } from '../../../ports/index.ts';
import type { MobileMoneyGateway, PaymentOrder } from '../mobile-money.ts';
import { callbackRoutes } from './callback-routes.ts';
import { darajaCalls, type RegisteredPaybill } from './daraja-calls.ts';
import type { DarajaSettings } from './daraja-settings.ts';
import { orderJobs, PROMPT_SECONDS, promiseLook, promiseSending } from './follow-orders.ts';
import type { GatewayLog } from './gateway-log.ts';
import { keepCallback } from './keep-callback.ts';
import {
  answerAbout,
  claimReceipt,
  countOpenPushes,
  forgetReceipt,
  holdForReceipt,
  insertOrder,
  payoutOf,
  payoutUnderWay,
  promiseAgain,
  takeReceipt,
  type OrderKind,
} from './mpesa.store.ts';
import { callbackJobs } from './work-callback.ts';

export interface DarajaServices {
  readonly db: Database;
  readonly realClock: RealClock;
  readonly random: Random;
  readonly log: GatewayLog;
  /** Makes the signal that aborts a request when the answer takes too long. Called once per request. */
  readonly deadline?: () => AbortSignal;
  /** Another `fetch` than the process's own. */
  readonly fetch?: typeof fetch;
}

/** A longer answer counts as lost. */
const LONGEST_ANSWER_MS = 20_000;
const REFERENCE_BYTES = 18;

/** Asks M-Pesa to report payments made by hand at the paybill. */
export const registerPaybill = (settings: DarajaSettings, realClock: RealClock): Promise<RegisteredPaybill> =>
  darajaCalls(settings, {
    realClock,
    deadline: () => AbortSignal.timeout(LONGEST_ANSWER_MS),
  }).registerPaybill();

/** M-Pesa through Safaricom's public API (D73). docs/decisions/0035 says which reports are believed, and when. */
export const darajaMobileMoney = (
  settings: DarajaSettings,
  { db, realClock, random, log, ...given }: DarajaServices,
): MobileMoneyGateway => {
  const deadline = given.deadline ?? (() => AbortSignal.timeout(LONGEST_ANSWER_MS));
  const promiseOrder = async (sql: Sql, kind: OrderKind, order: PaymentOrder): Promise<void> => {
    const reference = random.bytes(REFERENCE_BYTES).toString('hex');
    const isNew = await insertOrder(sql, kind, order, { reference, at: realClock.now() });
    if (isNew)
      await promiseSending(sql, { realClock }, { reference, profileId: order.profileId, attempt: 0 });
  };

  return {
    paybill: settings.shortcode,
    askForPayment: (sql, order) => promiseOrder(sql, 'push', order),
    payOut: (sql, order) => promiseOrder(sql, 'payout', order),
    askAgain: async (sql, payout) => {
      const order = await payoutUnderWay(sql, payout);
      if (order === null || order.state === 'failed') return false;
      await promiseLook(sql, { realClock }, order, `asked ${realClock.now()}`);
      return true;
    },
    sendAgain: async (sql, payout, { isCustomers }) => {
      const order = await payoutUnderWay(sql, payout);
      if (order === null) return 'not-under-way';
      // Another process that saw it refused may be giving the money back right now.
      if (order.state === 'failed' && isCustomers) return 'refused';
      // An order that M-Pesa refused at once has moved no money and never will; any other is asked about first.
      if (order.state !== 'failed') {
        const { isAsked, isAnswered } = await answerAbout(sql, order);
        if (!isAsked) return 'not-asked';
        if (!isAnswered) return 'not-answered';
      }
      const again = await promiseAgain(sql, order);
      if (again === null) return 'not-under-way';
      await promiseSending(sql, { realClock }, again);
      return null;
    },
    takeReceipt: (sql, { payment, ...taken }) =>
      payment === null ? takeReceipt(sql, taken) : claimReceipt(sql, { ...taken, payment }),
    giveUpReceipt: async (sql, receipt, payment) => {
      await forgetReceipt(sql, receipt, payment);
      const order = payment && (await payoutOf(sql, payment));
      if (order === null) return { state: 'open', receipt: null };
      const { amount, state, receipt: own } = order;
      // If its own receipt was reported meanwhile, the order ends as paid by it; if that receipt counts for something else by now,
      // the order is held for it.
      const ends =
        state !== 'paid' ||
        own === null ||
        (await claimReceipt(sql, { receipt: own, payment, amount, isOut: true }));
      if (ends) await promiseLook(sql, { realClock }, order, `without ${receipt}`);
      else await holdForReceipt(sql, order, own);
      const known = { paid: ends ? 'paid' : 'held', held: 'held', failed: 'refused' } as const;
      return {
        state: state === 'paid' || state === 'held' || state === 'failed' ? known[state] : 'open',
        receipt: own,
      };
    },
    openPrompts: (sql, customer) =>
      countOpenPushes(sql, customer, instantFromMs(realClock.nowMs() - PROMPT_SECONDS * 1_000)),
    connect: (reports) => {
      const calls = darajaCalls(settings, { realClock, deadline, fetch: given.fetch });
      const parts = { db, realClock, reports, log, calls };
      return {
        jobs: [...callbackJobs(parts), ...orderJobs(parts)],
        routes: callbackRoutes({
          secret: settings.callbackSecret,
          keep: (callback) => keepCallback(parts, callback),
        }),
      };
    },
    phone: null,
  };
};
