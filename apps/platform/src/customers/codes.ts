import { createHash, timingSafeEqual } from 'node:crypto';
import { toMs, type Instant, type Msisdn, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { Asker } from '../http/index.ts';
import type { Clock } from '../ports/index.ts';
import { sendSms } from '../sms/index.ts';
import { burnCodes, takeTry, upsertCode } from './codes.store.ts';
import { secondsAfter, type CustomerDesk } from './customer-desk.ts';
import type { CustomerRow } from './customers.store.ts';
import { countedNameOf, namesOf, networkHash } from './known-askers.ts';
import { insertEvent, lockPhone, selectEvents } from './phone-events.store.ts';

const DIGITS = 6;
const LIFE_SECONDS = 600;
const TRIES = 5;
const NETWORKS = 10;
const SECONDS_BETWEEN_SENDS = 60;
const SENDS_A_DAY = 5;
const DAY_SECONDS = 86_400;

const hashOf = (salt: string, code: string): string =>
  createHash('sha256').update(`${salt} ${code}`).digest('base64url');

const isSame = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Who asked for a code: from where on the web, or the phone itself by SMS. */
export type CodeAsker = Asker | 'by-sms';

/** The asker of a code the phone asked for by SMS: it is for whoever was told it. */
const ANYBODY = '';

/** A code the phone itself asked for cannot be made to exist by a stranger, so it bears more tries: five of each of ten networks. */
const triesFor = (asker: CodeAsker): number => (asker === 'by-sms' ? TRIES * NETWORKS : TRIES);

/** The most there is to wait: until the newest message is a minute old, and the fifth newest a day. */
const secondsToWait = (clock: Clock, sends: readonly Instant[]): number => {
  const secondsSince = (at: Instant): number => Math.floor((clock.nowMs() - toMs(at)) / 1_000);
  const [newest] = sends;
  const oldestCounted = sends[SENDS_A_DAY - 1];
  if (newest !== undefined && secondsSince(newest) < SECONDS_BETWEEN_SENDS)
    return SECONDS_BETWEEN_SENDS - secondsSince(newest);
  return oldestCounted === undefined ? 0 : Math.max(1, DAY_SECONDS - secondsSince(oldestCounted));
};

/**
 * Counts a message with a code to this phone, whether or not we know it, so that the limit tells nothing (D26, D41, D93). Each kind has
 * limits of its own, and whoever the phone knows does too: strangers use up only the messages of strangers.
 * @returns the seconds to wait when it may not be sent now, else 0.
 */
export const countSend = async (
  sql: Sql,
  { clock }: Pick<CustomerDesk, 'clock'>,
  phone: Msisdn,
  kind: 'code' | 'registration' | 'code-by-sms',
  asker: CodeAsker,
): Promise<number> => {
  await lockPhone(sql, phone);
  const name = asker === 'by-sms' ? ANYBODY : await countedNameOf(sql, phone, asker);
  const sends = await selectEvents(sql, phone, kind, name, secondsAfter(clock, -DAY_SECONDS));
  const wait = secondsToWait(clock, sends);
  if (wait === 0) await insertEvent(sql, phone, kind, name, clock.now());
  return wait;
};

/** Makes a code, keeps its hash and sends it by SMS. It works for who asked for it, in the place of their code before (D41). */
export const sendCode = async (
  sql: Sql,
  { clock, smsClock, random }: CustomerDesk,
  owner: { profileId: ProfileId; msisdn: Msisdn },
  asker: CodeAsker,
  words: (code: string) => string,
): Promise<void> => {
  const code = String(random.below(10 ** DIGITS)).padStart(DIGITS, '0');
  const salt = random.bytes(16).toString('base64url');
  const [name] = asker === 'by-sms' ? [ANYBODY] : namesOf(owner.msisdn, asker);
  await upsertCode(
    sql,
    owner.profileId,
    name,
    { salt, codeHash: hashOf(salt, code) },
    secondsAfter(clock, LIFE_SECONDS),
    triesFor(asker),
  );
  await sendSms(sql, { to: owner.msisdn, text: words(code), at: smsClock.now() });
};

/**
 * Whether this is a live code that works for the asker. Every question costs one of its five tries; `burn` uses up all codes of the customer.
 * The tries are the asker's own: a stranger's guesses reach no code that was asked for elsewhere.
 */
export const isRightCode = async (
  sql: Sql,
  { clock }: Pick<CustomerDesk, 'clock'>,
  { profileId, msisdn }: Pick<CustomerRow, 'profileId' | 'msisdn'>,
  code: string,
  asker: Asker,
  { burn }: { burn: boolean },
): Promise<boolean> => {
  const by = {
    askers: [...namesOf(msisdn, asker), ANYBODY],
    network: networkHash(msisdn, asker),
  };
  const kept = await takeTry(sql, profileId, by, TRIES, clock.now());
  const isRight = kept.some(({ salt, codeHash }) => isSame(codeHash, hashOf(salt, code.trim())));
  if (isRight && burn) await burnCodes(sql, profileId, clock.now());
  return isRight;
};
