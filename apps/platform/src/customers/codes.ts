import { createHash, timingSafeEqual } from 'node:crypto';
import { toMs, type Msisdn, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { sendSms } from '../sms/index.ts';
import { secondsAfter, type CustomerDesk } from './customer-desk.ts';
import { burnCode, takeTry, upsertCode } from './codes.store.ts';
import { insertEvent, lockPhone, selectEvents } from './phone-events.store.ts';

const DIGITS = 6;
const LIFE_SECONDS = 600;
const TRIES = 5;
const SECONDS_BETWEEN_SENDS = 60;
const SENDS_A_DAY = 5;
const DAY_SECONDS = 86_400;

const hashOf = (salt: string, code: string): string =>
  createHash('sha256').update(`${salt} ${code}`).digest('base64url');

const isSame = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Counts a message with a code to this phone, whether or not we know it, so that the limit tells nothing (D26, D41).
 * @returns the seconds to wait when it may not be sent now, else 0.
 */
export const countSend = async (
  sql: Sql,
  { clock }: Pick<CustomerDesk, 'clock'>,
  phone: Msisdn,
): Promise<number> => {
  await lockPhone(sql, phone);
  const sends = await selectEvents(sql, phone, 'code', secondsAfter(clock, -DAY_SECONDS));
  const secondsSince = (at: (typeof sends)[number]): number => Math.floor((clock.nowMs() - toMs(at)) / 1_000);
  const [newest] = sends;
  const oldestCounted = sends[SENDS_A_DAY - 1];
  if (newest !== undefined && secondsSince(newest) < SECONDS_BETWEEN_SENDS)
    return SECONDS_BETWEEN_SENDS - secondsSince(newest);
  if (oldestCounted !== undefined) return Math.max(1, DAY_SECONDS - secondsSince(oldestCounted));
  await insertEvent(sql, phone, 'code', clock.now());
  return 0;
};

/** Makes a code, keeps its hash and sends it by SMS. Earlier codes of the customer stop working (D41). */
export const sendCode = async (
  sql: Sql,
  { clock, smsClock, random }: CustomerDesk,
  owner: { profileId: ProfileId; msisdn: Msisdn },
  words: (code: string) => string,
): Promise<void> => {
  const code = String(random.below(10 ** DIGITS)).padStart(DIGITS, '0');
  const salt = random.bytes(16).toString('base64url');
  await upsertCode(
    sql,
    owner.profileId,
    { salt, codeHash: hashOf(salt, code) },
    secondsAfter(clock, LIFE_SECONDS),
    TRIES,
  );
  await sendSms(sql, { to: owner.msisdn, text: words(code), at: smsClock.now() });
};

/** Whether this is the customer's live code. Every question costs one of its five tries; `burn` uses the code up. */
export const isRightCode = async (
  sql: Sql,
  { clock }: Pick<CustomerDesk, 'clock'>,
  owner: ProfileId,
  code: string,
  { burn }: { burn: boolean },
): Promise<boolean> => {
  const kept = await takeTry(sql, owner, clock.now());
  if (!kept || !isSame(kept.codeHash, hashOf(kept.salt, code.trim()))) return false;
  if (burn) await burnCode(sql, owner, clock.now());
  return true;
};
