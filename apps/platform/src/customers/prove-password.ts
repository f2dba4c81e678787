import type { Msisdn } from '@kipenga/betting-core';
import { tooManyRequests, type HttpRefusal } from '../http/index.ts';
import { secondsAfter, type CustomerDesk } from './customer-desk.ts';
import { selectByMsisdn, type CustomerRow } from './customers.store.ts';
import { isPassword } from './password.ts';
import { deleteEvents, insertEvent, selectEvents } from './phone-events.store.ts';

const WRONG_PASSWORDS = 10;
const WRONG_WITHIN_SECONDS = 900;

/**
 * The customer whose phone and password these are. A wrong password and an unknown phone sound alike and take alike long (D41, D68).
 * @returns 'too-often' after ten wrong passwords of one phone in a quarter of an hour, known or not (D71).
 */
export const provePassword = async ({ db, clock }: CustomerDesk, phone: Msisdn, password: string): Promise<CustomerRow | 'wrong' | 'too-often'> => {
  // Counted as wrong before it is looked at: guesses sent at once cannot slip under the limit together.
  await insertEvent(db, phone, 'failed-login', clock.now());
  const since = secondsAfter(clock, -WRONG_WITHIN_SECONDS);
  if ((await selectEvents(db, phone, 'failed-login', since)).length > WRONG_PASSWORDS) return 'too-often';
  const known = await selectByMsisdn(db, phone);
  const isRight = await isPassword(known?.passwordHash ?? null, password);
  if (known === null || !isRight) return 'wrong';
  await deleteEvents(db, phone, 'failed-login');
  return known;
};

/** What a caller with too many wrong passwords is answered. */
export const tooManyPasswords = (): HttpRefusal => tooManyRequests(WRONG_WITHIN_SECONDS);
