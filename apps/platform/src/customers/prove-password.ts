import type { Msisdn } from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import { tooManyRequests, type Asker, type HttpRefusal } from '../http/index.ts';
import { secondsAfter } from './seconds-after.ts';
import type { Services } from '../services/index.ts';
import { selectByMsisdn, type CustomerRow } from './customers.store.ts';
import { countedNameOf, STRANGER } from './known-askers.ts';
import { isPassword } from './password.ts';
import {
  deleteEvent,
  deleteEventsOf,
  insertEvent,
  lockPhone,
  selectEvents,
  type PhoneEvent,
} from './phone-events.store.ts';

const WRONG_PASSWORDS = 10;
const WRONG_WITHIN_SECONDS = 900;

type Proof = CustomerRow | 'wrong' | 'too-often';

/** By which name, among which guesses, an attempt is counted. */
interface Counting {
  readonly kind: PhoneEvent;
  readonly nameIn: (sql: Sql) => Promise<string>;
}

interface Attempt {
  readonly name: string;
  readonly eventId: string;
}

/**
 * Counts an attempt as wrong before it is looked at, one at a time: guesses sent at once cannot slip under the limit together.
 * One that is refused is not counted, so that trying on does not lengthen the wait.
 */
const takeAttempt = (
  { db, realClock }: Services,
  phone: Msisdn,
  { kind, nameIn }: Counting,
): Promise<Attempt | null> =>
  db.transaction(async (sql) => {
    await lockPhone(sql, phone);
    const name = await nameIn(sql);
    const wrong = await selectEvents(sql, phone, kind, name, secondsAfter(realClock, -WRONG_WITHIN_SECONDS));
    if (wrong.length >= WRONG_PASSWORDS) return null;
    return { name, eventId: await insertEvent(sql, phone, kind, name, realClock.now()) };
  });

/** A right password takes back its own attempt, and with it those of the same asker; never what strangers have guessed. */
const takeBack = (db: Database, phone: Msisdn, kind: PhoneEvent, { name, eventId }: Attempt) =>
  name === STRANGER ? deleteEvent(db, phone, kind, eventId) : deleteEventsOf(db, phone, kind, [name]);

const prove = async (
  services: Services,
  phone: Msisdn,
  password: string,
  counting: Counting,
): Promise<Proof> => {
  const attempt = await takeAttempt(services, phone, counting);
  if (attempt === null) return 'too-often';
  const known = await selectByMsisdn(services.db, phone);
  const isRight = await isPassword(known?.passwordHash ?? null, password);
  if (known === null || !isRight) return 'wrong';
  await takeBack(services.db, phone, counting.kind, attempt);
  return known;
};

/**
 * The customer whose phone and password these are. A wrong password and an unknown phone sound alike and take alike long (D41, D68).
 * @returns 'too-often' after ten wrong passwords in a quarter of an hour (D71): of all strangers together, or of one whom the phone
 * knows alone, so that no stranger makes the owner wait (decision 0010).
 */
export const provePassword = (
  services: Services,
  phone: Msisdn,
  password: string,
  asker: Asker,
): Promise<Proof> =>
  prove(services, phone, password, {
    kind: 'failed-login',
    nameIn: (sql) => countedNameOf(sql, phone, asker),
  });

/** The password of a logged-in customer, once more. Wrong ones are counted for this login alone: nobody outside can use them up. */
export const provePasswordAgain = (
  services: Services,
  { msisdn, tokenHash }: { readonly msisdn: Msisdn; readonly tokenHash: string },
  password: string,
): Promise<Proof> =>
  prove(services, msisdn, password, { kind: 'failed-exclusion', nameIn: async () => tokenHash });

/** What a caller with too many wrong passwords is answered. */
export const tooManyPasswords = (): HttpRefusal => tooManyRequests(WRONG_WITHIN_SECONDS);
