import { createHash, timingSafeEqual } from 'node:crypto';
import { toMs, type Instant, type Msisdn, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { Asker } from '../http/index.ts';
import { secondsFromNow, type RealClock } from '../ports/index.ts';
import { burnCodes, takeTry, upsertCode } from './codes.store.ts';
import type { Services } from '../services/index.ts';
import type { CustomerRow } from './customers.store.ts';
import { namesOf, namesOnceMarked, networkHash, STRANGER } from './known-askers.ts';
import { selectAskers } from './known-askers.store.ts';
import { sendInLanguage } from './send-in-language.ts';
import type { Said } from '../wording/index.ts';
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

/** Origin of a request for a code: a browser, or the phone itself by SMS. */
export type CodeAsker = Asker | 'by-sms';

/** Name of a code the phone asked for by SMS: it works for anybody who knows it. */
const ANYBODY = '';

interface Bearers {
  readonly names: readonly string[];
  readonly tries: number;
}

/**
 * Names under which a new code works, with the tries of each. A stranger cannot cause a code to be sent by SMS, so anybody gets
 * five tries for each of ten networks, and askers known to the phone get five more that nobody else can use up.
 */
const bearersOf = async (sql: Sql, phone: Msisdn, asker: CodeAsker): Promise<readonly Bearers[]> =>
  asker === 'by-sms'
    ? [
        { names: [ANYBODY], tries: TRIES * NETWORKS },
        { names: await selectAskers(sql, phone), tries: TRIES },
      ]
    : [{ names: namesOnceMarked(phone, asker), tries: TRIES }];

/** Seconds until the newest message is a minute old and the fifth newest a day old. */
const secondsToWait = (realClock: RealClock, sends: readonly Instant[]): number => {
  const secondsSince = (at: Instant): number => Math.floor((realClock.nowMs() - toMs(at)) / 1_000);
  const [newest] = sends;
  const oldestCounted = sends[SENDS_A_DAY - 1];
  if (newest !== undefined && secondsSince(newest) < SECONDS_BETWEEN_SENDS)
    return SECONDS_BETWEEN_SENDS - secondsSince(newest);
  return oldestCounted === undefined ? 0 : Math.max(1, DAY_SECONDS - secondsSince(oldestCounted));
};

/**
 * Counts a message with a code to this phone, whether or not it has an account, so that the limit reveals nothing (D26, D41,
 * D93). Each kind and each name has its own limits: see `senderNameOf`.
 * @returns the seconds to wait if it may not be sent now, else 0.
 */
export const countSend = async (
  sql: Sql,
  { realClock }: Pick<Services, 'realClock'>,
  phone: Msisdn,
  kind: 'code' | 'registration' | 'code-by-sms',
  name = STRANGER,
): Promise<number> => {
  await lockPhone(sql, phone);
  const sends = await selectEvents(sql, phone, kind, name, secondsFromNow(realClock, -DAY_SECONDS));
  const wait = secondsToWait(realClock, sends);
  if (wait === 0) await insertEvent(sql, phone, kind, name, realClock.now());
  return wait;
};

/** Text of the SMS with the code. */
export type CodeText = Extract<Said['id'], `sms.code.${string}`>;

/**
 * Makes a code, stores its hash and sends it by SMS. It works for the asker who requested it, and replaces that asker's earlier
 * codes (D41).
 */
export const sendCode = async (
  sql: Sql,
  services: Services,
  owner: { profileId: ProfileId; msisdn: Msisdn },
  asker: CodeAsker,
  text: CodeText,
): Promise<void> => {
  const code = String(services.random.below(10 ** DIGITS)).padStart(DIGITS, '0');
  const salt = services.random.bytes(16).toString('base64url');
  const kept = { salt, codeHash: hashOf(salt, code) };
  const expiresAt = secondsFromNow(services.realClock, LIFE_SECONDS);
  for (const { names, tries } of await bearersOf(sql, owner.msisdn, asker))
    await upsertCode(sql, owner.profileId, names, kept, expiresAt, tries);
  await sendInLanguage(sql, services, {
    to: owner.msisdn,
    id: text,
    values: { code },
    at: services.bettingClock.now(),
    sending: { goodUntil: expiresAt, mayComeTwice: true },
  });
};

/**
 * True if this is a live code that works for the asker. Each call uses up a try under each of the asker's names; `burn` ends all
 * codes of the customer. A stranger elsewhere has none of these names; someone in the same network without the mark has only the
 * network's.
 */
export const isRightCode = async (
  sql: Sql,
  { realClock }: Pick<Services, 'realClock'>,
  { profileId, msisdn }: Pick<CustomerRow, 'profileId' | 'msisdn'>,
  code: string,
  asker: Asker,
  { burn }: { burn: boolean },
): Promise<boolean> => {
  const by = {
    askers: [...namesOf(msisdn, asker), ANYBODY],
    network: networkHash(msisdn, asker),
  };
  const kept = await takeTry(sql, profileId, by, TRIES, realClock.now());
  const isRight = kept.some(({ salt, codeHash }) => isSame(codeHash, hashOf(salt, code.trim())));
  if (isRight && burn) await burnCodes(sql, profileId, realClock.now());
  return isRight;
};
