import type { Msisdn } from '@kipenga/betting-core';
import { tooManyRequests, type HttpRefusal } from '../http/index.ts';
import { secondsAfter, type CustomerDesk } from './customer-desk.ts';
import { selectByMsisdn, type CustomerRow } from './customers.store.ts';
import { isPassword } from './password.ts';
import { deleteEvents, insertEvent, lockPhone, selectEvents } from './phone-events.store.ts';

const WRONG_PASSWORDS = 10;
const WRONG_WITHIN_SECONDS = 900;

/**
 * Counts an attempt as wrong before it is looked at, one at a time: guesses sent at once cannot slip under the limit together.
 * One that is refused is not counted, so that trying on does not lengthen the wait.
 */
const takeAttempt = ({ db, clock }: CustomerDesk, phone: Msisdn): Promise<boolean> =>
  db.transaction(async (sql) => {
    await lockPhone(sql, phone);
    const since = secondsAfter(clock, -WRONG_WITHIN_SECONDS);
    if ((await selectEvents(sql, phone, 'failed-login', since)).length >= WRONG_PASSWORDS) return false;
    await insertEvent(sql, phone, 'failed-login', clock.now());
    return true;
  });

/**
 * The customer whose phone and password these are. A wrong password and an unknown phone sound alike and take alike long (D41, D68).
 * @returns 'too-often' after ten wrong passwords of one phone in a quarter of an hour, known or not (D71).
 */
export const provePassword = async (
  desk: CustomerDesk,
  phone: Msisdn,
  password: string,
): Promise<CustomerRow | 'wrong' | 'too-often'> => {
  if (!(await takeAttempt(desk, phone))) return 'too-often';
  const known = await selectByMsisdn(desk.db, phone);
  const isRight = await isPassword(known?.passwordHash ?? null, password);
  if (known === null || !isRight) return 'wrong';
  await deleteEvents(desk.db, phone, 'failed-login');
  return known;
};

/** What a caller with too many wrong passwords is answered. */
export const tooManyPasswords = (): HttpRefusal => tooManyRequests(WRONG_WITHIN_SECONDS);
