import type { Msisdn } from '@kipenga/betting-core';
import type { Services } from '../services/index.ts';
import { selectByMsisdn, updateClosed } from './customers.store.ts';
import { endSessionsOf } from './sessions.store.ts';

/**
 * Closes an account, whose holder is under age for one, and ends its logins (D46). What it holds stays for a person to decide on.
 * @returns false when the phone has no account.
 */
export const closeAccount = (
  { db, realClock }: Pick<Services, 'db' | 'realClock'>,
  phone: Msisdn,
): Promise<boolean> =>
  db.transaction(async (sql) => {
    const known = await selectByMsisdn(sql, phone, { lock: true });
    if (known === null) return false;
    await updateClosed(sql, known.profileId);
    await endSessionsOf(sql, known.profileId, realClock.now());
    return true;
  });
