import type { Msisdn } from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import { tooManyRequests, type Asker, type HttpRefusal } from '../http/index.ts';
import { secondsFromNow } from '../ports/index.ts';
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

/** The kind and name under which an attempt is counted. */
interface Counting {
  readonly kind: PhoneEvent;
  readonly nameIn: (sql: Sql) => Promise<string>;
}

interface Attempt {
  readonly name: string;
  readonly eventId: string;
}

/**
 * Counts an attempt as wrong before it is checked, one at a time, so that concurrent guesses cannot pass the limit together. A
 * refused attempt is not counted, so that further tries do not lengthen the wait.
 */
const takeAttempt = (
  { db, realClock }: Services,
  phone: Msisdn,
  { kind, nameIn }: Counting,
): Promise<Attempt | null> =>
  db.transaction(async (sql) => {
    await lockPhone(sql, phone);
    const name = await nameIn(sql);
    const wrong = await selectEvents(
      sql,
      phone,
      kind,
      name,
      secondsFromNow(realClock, -WRONG_WITHIN_SECONDS),
    );
    if (wrong.length >= WRONG_PASSWORDS) return null;
    return { name, eventId: await insertEvent(sql, phone, kind, name, realClock.now()) };
  });

/** Uncounts a right password, and the earlier attempts of the same asker; never the guesses of strangers. */
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
 * Finds the customer with this phone and password. A wrong password and an unknown phone look alike and take equally long (D41,
 * D68).
 * @returns 'too-often' after ten wrong passwords in a quarter of an hour (D71): of all strangers together, or of one known
 * asker, so that no stranger makes the owner wait (decision 0010).
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

/** Checks the password of a logged-in customer again. Wrong ones are counted for this login only: nobody else can use them up. */
export const provePasswordAgain = (
  services: Services,
  { msisdn, tokenHash }: { readonly msisdn: Msisdn; readonly tokenHash: string },
  password: string,
): Promise<Proof> =>
  prove(services, msisdn, password, { kind: 'failed-exclusion', nameIn: async () => tokenHash });

/** The refusal after too many wrong passwords. */
export const tooManyPasswords = (): HttpRefusal => tooManyRequests(WRONG_WITHIN_SECONDS);
