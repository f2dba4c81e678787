import { instantFromMs, parseMsisdn, profileId, type Msisdn } from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import * as z from 'zod';
import { enqueue, type JobWork } from '../jobs/index.ts';
import {
  depositFailed,
  depositPaid,
  withdrawalPaid,
  type Cashier,
  type PaymentRef,
} from '../payments/index.ts';
import { systemClock, type Clock, type MobileMoney, type Random } from '../ports/index.ts';
import { closePrompt, insertPrompt, selectPrompts } from './prompts.store.ts';

const PROMPT_SECONDS = 120;
const ACCOUNT = `${BRAND.name} ${BRAND.paybill}`;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

const KIND = { payOut: 'sandbox-pay-out', paid: 'sandbox-paid', expire: 'sandbox-expire' } as const;

/** A receipt of the sandbox: ten characters, like those people know. */
export const newReceipt = (random: Random): string =>
  `S${Array.from({ length: 9 }, () => LETTERS[random.below(LETTERS.length)]).join('')}`;

/** The sandbox's mobile money: asks on the handset, pays out at once. */
export const sandboxMobileMoney = (clock: Clock = systemClock): MobileMoney => ({
  askForPayment: async (sql, order) => {
    const expiresAt = instantFromMs(clock.nowMs() + PROMPT_SECONDS * 1_000);
    await insertPrompt(sql, order, ACCOUNT, expiresAt);
    await enqueue(sql, {
      kind: KIND.expire,
      dedupeKey: order.paymentId,
      payload: order,
      runAt: instantFromMs(clock.nowMs() + (PROMPT_SECONDS + 1) * 1_000),
    });
  },
  payOut: (sql, order) =>
    enqueue(sql, { kind: KIND.payOut, dedupeKey: order.paymentId, payload: order, runAt: clock.now() }),
  openPrompts: async (sql, msisdn) =>
    (await selectPrompts(sql, msisdn, clock.now())).filter(({ state }) => state === 'open').length,
});

/** Ends a prompt and its deposit together: a crash leaves no deposit waiting for a prompt that is gone. */
const giveUp = (
  { db, clock: bettingClock }: Cashier,
  msisdn: Msisdn,
  promptId: string,
  state: 'cancelled' | 'expired',
  clock: Clock,
): Promise<boolean> =>
  db.transaction(async (sql) => {
    const ended = await closePrompt(sql, msisdn, promptId, state, clock.now());
    if (ended !== null) await depositFailed({ db: sql, clock: bettingClock }, ended);
    return ended !== null;
  });

const refOf = z.object({ profileId: z.string().transform(profileId), paymentId: z.string() });
const orderOf = refOf.extend({
  msisdn: z.string().transform((text): Msisdn => {
    const phone = parseMsisdn(text);
    if (!phone.ok) throw new RangeError(`${text} is no phone`);
    return phone.value;
  }),
});
const paidOf = refOf.extend({ receipt: z.string() });

/** What the sandbox's gateway does after the transactions that promised it. */
export const sandboxJobs = (
  cashier: Cashier,
  clock: Clock = systemClock,
): Readonly<Record<string, JobWork>> => ({
  [KIND.payOut]: async (payload) =>
    void (await withdrawalPaid(cashier, refOf.parse(payload), newReceipt(cashier.random))),
  [KIND.paid]: async (payload) => {
    const { receipt, ...ref } = paidOf.parse(payload);
    await depositPaid(cashier, ref, receipt);
  },
  [KIND.expire]: async (payload) => {
    const { msisdn, paymentId } = orderOf.parse(payload);
    await giveUp(cashier, msisdn, paymentId, 'expired', clock);
  },
});

/** The customer enters the PIN. @returns false when the prompt is not open any more. */
export const approvePrompt = async (
  cashier: Cashier,
  msisdn: Msisdn,
  promptId: string,
  clock: Clock = systemClock,
): Promise<boolean> => {
  const receipt = newReceipt(cashier.random);
  // The callback is promised in the same transaction, so an approval is never lost; it is also made at once.
  const ref = await cashier.db.transaction<PaymentRef | null>(async (sql) => {
    const approved = await closePrompt(sql, msisdn, promptId, 'approved', clock.now());
    if (approved === null) return null;
    const { profileId: owner, paymentId } = approved;
    await enqueue(sql, {
      kind: KIND.paid,
      dedupeKey: paymentId,
      payload: { profileId: owner, paymentId, receipt },
      runAt: clock.now(),
    });
    return { profileId: owner, paymentId };
  });
  if (ref === null) return false;
  await depositPaid(cashier, ref, receipt);
  return true;
};

/** The customer refuses to pay. @returns false when the prompt is not open any more. */
export const cancelPrompt = (
  cashier: Cashier,
  msisdn: Msisdn,
  promptId: string,
  clock: Clock = systemClock,
): Promise<boolean> => giveUp(cashier, msisdn, promptId, 'cancelled', clock);
