import { instantFromMs, toMs, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../../../database/index.ts';
import { enqueue, jobKind, jobWork, type JobKind, type JobWork } from '../../../outbox/index.ts';
import type { RealClock } from '../../../ports/index.ts';
import type { DarajaCalls, Sent } from './daraja-calls.ts';
import { NOT_ASKED, orderFailed, orderPaid, reportEnd, type EndingParts } from './end-order.ts';
import { logForOperator } from './gateway-log.ts';
import {
  moveOrder,
  noteQuestion,
  noteTaken,
  orderNamed,
  selectCallbacksNaming,
  selectOrder,
  startSending,
  type MpesaOrder,
  type OrderName,
} from './mpesa.store.ts';
import { promiseWork } from './keep-callback.ts';

/** After this many seconds a prompt is not sent any more, nor open on the phone. */
export const PROMPT_SECONDS = 120;

/** Until the first look at what became of an order, and from one to the next; then every hour. */
const LOOKS_AFTER_SECONDS = [70, 60, 120, 300, 900, 1_800];
const AN_HOUR = 3_600;
/** So many, over eight minutes, are no passing fault. */
const ODD_ATTEMPTS = 8;
/** Three days: later only the operator of the paybill can tell. */
const MOST_LOOKS = 77;

export interface FollowingParts extends EndingParts {
  readonly realClock: RealClock;
  readonly calls: DarajaCalls;
}

/** One step of an order. */
interface Step {
  readonly reference: string;
  /** The number of the try to send it. */
  readonly attempt: number;
  /** The number of the look at what became of it. */
  readonly look: number;
}

/** The jobs of an order. Each waits for Daraja in a place of its lane, and for nothing else. */
const ORDER_JOB = {
  send: jobKind<Step>('mpesa-send', 'mobile-money-calls'),
  ask: jobKind<Step>('mpesa-ask', 'mobile-money-calls'),
} as const;

const promise = (
  sql: Sql,
  { realClock }: Pick<FollowingParts, 'realClock'>,
  kind: JobKind<Step>,
  { step, profileId }: { readonly step: Step; readonly profileId: ProfileId },
  inSeconds: number,
): Promise<void> =>
  enqueue(sql, {
    kind,
    dedupeKey: `${step.reference} ${step.attempt} ${step.look}`,
    payload: step,
    runAt: instantFromMs(realClock.nowMs() + inSeconds * 1_000),
    profileId,
  });

/** Promises to send an order as soon as the transaction has committed. */
export const promiseSending = (
  sql: Sql,
  parts: Pick<FollowingParts, 'realClock'>,
  { reference, profileId, attempt }: OrderName & Pick<MpesaOrder, 'attempt'>,
): Promise<void> =>
  promise(sql, parts, ORDER_JOB.send, { step: { reference, attempt: attempt + 1, look: 0 }, profileId }, 0);

/** Promises a look at once, under a reason that names it. */
export const promiseLook = (
  sql: Sql,
  { realClock }: Pick<FollowingParts, 'realClock'>,
  { reference, profileId }: OrderName,
  because: string,
): Promise<void> =>
  enqueue(sql, {
    kind: ORDER_JOB.ask,
    dedupeKey: `${reference} ${because}`,
    payload: { reference, attempt: 0, look: MOST_LOOKS },
    runAt: realClock.now(),
    profileId,
  });

const isTooLate = ({ realClock }: FollowingParts, { kind, promisedAt }: MpesaOrder): boolean =>
  kind === 'push' && realClock.nowMs() - toMs(promisedAt) > PROMPT_SECONDS * 1_000;

/** Never left, so it may be sent again: later each time. */
const putBack = async (
  { db, ...parts }: FollowingParts,
  back: MpesaOrder,
  attempt: number,
): Promise<void> => {
  const { reference, paymentId: payment, kind } = back;
  await db.transaction(async (sql) => {
    const order = await moveOrder(sql, back, ['sending'], 'promised');
    const wait = Math.min(2 ** attempt, AN_HOUR);
    const step = { reference, attempt: attempt + 1, look: 0 };
    if (order) await promise(sql, parts, ORDER_JOB.send, { step, profileId: order.profileId }, wait);
  });
  if (attempt >= ODD_ATTEMPTS)
    logForOperator(
      parts.log,
      { payment, kind, attempt },
      'M-Pesa takes nothing of ours: an operator has to look',
    );
};

/** Notes Daraja's name for an order; callbacks that came before are understood by it. */
const taken = ({ db, realClock }: FollowingParts, order: MpesaOrder, darajaId: string) =>
  db.transaction(async (sql) => {
    await noteTaken(sql, order, darajaId);
    for (const { callbackId } of await selectCallbacksNaming(sql, darajaId))
      await promiseWork(sql, realClock, callbackId, 'named');
  });

const heardAnswer = async (
  parts: FollowingParts,
  order: MpesaOrder,
  attempt: number,
  sent: Sent,
): Promise<void> => {
  if (sent.kind === 'taken') return taken(parts, order, sent.darajaId);
  const { paymentId: payment, kind } = order;
  parts.log.warn({ payment, kind, attempt, why: sent.why }, `M-Pesa: ${sent.kind}`);
  // A callback that came before this answer knows better. One that was sent again is refused as it is known there already, as likely as not.
  if (sent.kind === 'refused' && order.sentAgain === 0)
    await orderFailed(parts, order, kind === 'push' ? NOT_ASKED : sent.why, ['sending']);
  if (sent.kind === 'not-sent') await putBack(parts, order, attempt);
};

/**
 * Sends an order. It is stored as possibly sent before it is, together with the promise of the first look: if the process dies
 * in between, the order is asked about, and never sent again.
 */
const send = async (parts: FollowingParts, { reference, attempt }: Step): Promise<void> => {
  const { db, calls } = parts;
  const order = await db.transaction(async (sql) => {
    const name = await orderNamed(sql, reference);
    const mine = name && (await startSending(sql, name, { attempt, at: parts.realClock.now() }));
    const first = { reference, attempt, look: 1 };
    if (mine)
      await promise(
        sql,
        parts,
        ORDER_JOB.ask,
        { step: first, profileId: mine.profileId },
        LOOKS_AFTER_SECONDS[0] ?? 0,
      );
    return mine;
  });
  if (order === null) return;
  if (isTooLate(parts, order)) return orderFailed(parts, order, NOT_ASKED);
  const sent = await (order.kind === 'push' ? calls.push(order) : calls.payOut(order));
  await heardAnswer(parts, order, attempt, sent);
};

/**
 * Handles Daraja's answer that a prompt is paid, which gives no receipt: Daraja's own id of the prompt is used instead. A
 * receipt from a callback to the bare address is not used: it may be another customer's.
 */
const queryPaid = (parts: FollowingParts, order: MpesaOrder, checkoutId: string): Promise<void> =>
  orderPaid(parts, order, { receipt: checkoutId, amount: order.amount, standsIn: true });

/**
 * A prompt that Daraja never gave an id cannot be asked about. Once it is over on any phone it has failed; if its money is
 * reported later, it counts.
 */
const NAMELESS_LOOKS = 3;

const askAboutPush = async (parts: FollowingParts, order: MpesaOrder, nth: number): Promise<void> => {
  const { darajaId } = order;
  if (darajaId === null)
    return nth < NAMELESS_LOOKS ? undefined : orderFailed(parts, order, NOT_ASKED, ['sending']);
  const state = await parts.calls.queryPush(darajaId);
  if (state === 'paid') await queryPaid(parts, order, darajaId);
  if (state === 'failed') await orderFailed(parts, order, 'the query says so');
};

/** The answer comes as a callback. */
const askAboutPayout = async (
  { db, calls, log, realClock }: FollowingParts,
  order: MpesaOrder,
): Promise<void> => {
  const at = realClock.now();
  const asked = await calls.askStatus(order);
  if (asked.kind === 'taken') await noteQuestion(db, order, { questionId: asked.darajaId, at });
  else log.warn({ payment: order.paymentId, why: asked.why }, `M-Pesa, asked of a payout: ${asked.kind}`);
};

/** True if it may have been sent, and its outcome is not known. */
const isOpen = ({ state }: MpesaOrder): boolean => state === 'sending' || state === 'sent';

/** Promises the next look before this one is made: no crash ends them. */
const promiseNextLook = async (parts: FollowingParts, order: MpesaOrder, step: Step): Promise<void> => {
  const { attempt, look } = step;
  if (attempt === 0) return;
  if (look < MOST_LOOKS)
    await promise(
      parts.db,
      parts,
      ORDER_JOB.ask,
      { step: { ...step, look: look + 1 }, profileId: order.profileId },
      LOOKS_AFTER_SECONDS[look] ?? AN_HOUR,
    );
  else {
    logForOperator(
      parts.log,
      { payment: order.paymentId, kind: order.kind },
      'M-Pesa has not said in three days what became of it: an operator has to look',
    );
    // Nothing of the house's has moved for a prompt, and what comes for it later still counts.
    if (order.kind === 'push') await orderFailed(parts, order, 'not said in three days');
  }
};

/** True if the order was promised again since: the new attempt has its own looks. */
const isOfOlderAttempt = ({ attempt }: Step, order: MpesaOrder): boolean =>
  attempt !== 0 && attempt !== order.attempt;

/** Looks at the state of an order, and reports an ended one to the house again. */
const look = async (parts: FollowingParts, step: Step): Promise<void> => {
  const name = await orderNamed(parts.db, step.reference);
  const order = name && (await selectOrder(parts.db, name));
  if (order === null || isOfOlderAttempt(step, order)) return;
  if (!isOpen(order)) return reportEnd(parts, order);
  await promiseNextLook(parts, order, step);
  await (order.kind === 'push' ? askAboutPush(parts, order, step.look) : askAboutPayout(parts, order));
};

/** The work by which orders are sent and followed to their end. */
export const orderJobs = (parts: FollowingParts): readonly JobWork[] => [
  jobWork(ORDER_JOB.send, (step) => send(parts, step)),
  jobWork(ORDER_JOB.ask, (step) => look(parts, step)),
];
