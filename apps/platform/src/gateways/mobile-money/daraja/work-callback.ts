import { jobWork, type JobWork } from '../../../outbox/index.ts';
import { moneyByHand, moneyForPrompt, orderFailed, orderPaid } from './end-order.ts';
import { promiseLook, type FollowingParts } from './follow-orders.ts';
import { CALLBACK_JOB } from './keep-callback.ts';
import {
  findOrder,
  findPromptOf,
  noteAnswer,
  noteTaken,
  selectCallback,
  type KeptCallback,
  type MpesaOrder,
} from './mpesa.store.ts';
import { readMoneyByHand, readPayout, readPush, type Told, type ToldOfPayout } from './read-callback.ts';

/** A callback under the number it is kept by. */
interface Numbered extends KeptCallback {
  readonly callbackId: number;
}

const ignore = ({ log }: FollowingParts, { callbackId, path }: Numbered, why: string): void =>
  log.warn({ callback: callbackId, path }, `an M-Pesa callback is kept and ignored: ${why}`);

/**
 * Applies a callback that can be believed, and asks about what it leaves open. A failed sending of a payout does not end one
 * that was sent again: it may be about the other sending, and a person ends it.
 */
const believe = async (
  parts: FollowingParts,
  order: MpesaOrder,
  told: Told,
  { callbackId, path }: Numbered,
): Promise<void> => {
  if (told.kind === 'paid') return orderPaid(parts, order, { ...told, standsIn: false });
  if (told.kind === 'failed' && order.sentAgain === 0) return orderFailed(parts, order, told.code);
  if (path === 'status/result') return;
  await promiseLook(parts.db, parts, order, `callback ${callbackId}`);
};

/**
 * A prompt's callback is believed if it came to the address that only Daraja was given, for this order. One that only names the
 * order makes us ask Daraja.
 */
const workOnPush = async (parts: FollowingParts, callback: Numbered): Promise<void> => {
  const read = readPush(callback.body.toString());
  if (read === null) return ignore(parts, callback, 'it cannot be read');
  const { checkoutId, told } = read;
  const order =
    (await findOrder(parts.db, 'push', [callback.reference])) ??
    (await findOrder(parts.db, 'push', [checkoutId]));
  if (order === null) return ignore(parts, callback, 'no prompt has its name');
  if (order.darajaId !== null && order.darajaId !== checkoutId)
    return ignore(parts, callback, 'it names another prompt than its address');
  if (callback.reference !== order.reference)
    return promiseLook(parts.db, parts, order, `callback ${callback.callbackId}`);
  // It can be here before the answer to the request is, or in its place.
  await noteTaken(parts.db, order, checkoutId);
  await believe(parts, order, told, callback);
};

/** True if it is about another conversation than the one that Daraja gave the payout. */
const speaksOfAnother = (
  { darajaId, reference }: MpesaOrder,
  path: string,
  { originatorId, conversationId, about }: ToldOfPayout,
): boolean => {
  const [originator, conversation] =
    path === 'status/result' ? [about.originatorId, about.conversationId] : [originatorId, conversationId];
  return darajaId !== null && conversation !== null && conversation !== darajaId && originator !== reference;
};

const workOnPayout = async (
  parts: FollowingParts,
  callback: Numbered,
  path: 'b2c/result' | 'status/result',
): Promise<void> => {
  const read = readPayout(path, callback.body.toString());
  if (read === null) return ignore(parts, callback, 'it cannot be read');
  const { originatorId, conversationId, about, told } = read;
  const names = [callback.reference, originatorId, conversationId, about.originatorId, about.conversationId];
  const order = await findOrder(parts.db, 'payout', names);
  if (order === null) return ignore(parts, callback, 'no payout has its names, or more than one');
  if (speaksOfAnother(order, path, read)) return ignore(parts, callback, 'it speaks of another payout');
  const isNoEnd = told.kind === 'not-known' || (told.kind === 'failed' && order.sentAgain > 0);
  if (path === 'status/result' && isNoEnd && conversationId !== null)
    await noteAnswer(parts.db, order, { questionId: conversationId, answer: told.code });
  await believe(parts, order, told, callback);
};

/** A payout that timed out in a queue may still be made: it is asked about. */
const workOnTimeout = async (parts: FollowingParts, callback: Numbered): Promise<void> => {
  const order = await findOrder(parts.db, 'payout', [callback.reference]);
  if (order === null) return ignore(parts, callback, 'no payout has its name');
  await promiseLook(parts.db, parts, order, `callback ${callback.callbackId}`);
};

const workOnMoneyByHand = async (parts: FollowingParts, callback: Numbered): Promise<void> => {
  const money = readMoneyByHand(callback.body.toString());
  if (money === null) return ignore(parts, callback, 'it cannot be read');
  const prompt = await findPromptOf(parts.db, money.account);
  await (prompt === null ? moneyByHand(parts, money) : moneyForPrompt(parts, prompt, money));
};

const workOn = async (parts: FollowingParts, callback: Numbered): Promise<void> => {
  const { path } = callback;
  if (path === 'stk') return workOnPush(parts, callback);
  if (path === 'b2c/result' || path === 'status/result') return workOnPayout(parts, callback, path);
  if (path === 'b2c/timeout') return workOnTimeout(parts, callback);
  if (path === 'c2b/confirmation') return workOnMoneyByHand(parts, callback);
};

/** The work on callbacks, after they were kept and answered. One that is set aside stays as it came (`mpesa_callback`). */
export const callbackJobs = (parts: FollowingParts): readonly JobWork[] => [
  jobWork(CALLBACK_JOB, async ({ callbackId }) => {
    const callback = await selectCallback(parts.db, callbackId);
    if (callback !== null) await workOn(parts, { ...callback, callbackId });
  }),
];
