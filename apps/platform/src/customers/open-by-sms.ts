import type { Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { openWallet } from '../ledger/index.ts';
import { countSend, sendCode } from './codes.ts';
import { burnCodes } from './codes.store.ts';
import type { Said } from '../wording/index.ts';
import type { Services } from '../services/index.ts';
import {
  insertCustomer,
  selectByMsisdn,
  updateOffers,
  updateRegistration,
  updateVerified,
  type CustomerRow,
} from './customers.store.ts';
import { lockPhone } from './phone-events.store.ts';
import { newProfileId } from './profile-id.ts';
import { endSessionsOf } from './sessions.store.ts';

const BY_SMS = {
  passwordHash: null,
  consent: 'sms',
  medium: 'sms',
  referralCode: '',
  language: 'en',
} as const;

const openNew = async (
  sql: Sql,
  services: Services,
  phone: Msisdn,
): Promise<Pick<CustomerRow, 'profileId' | 'msisdn'> | null> => {
  const opened = { profileId: newProfileId(services), msisdn: phone };
  const isNew = await insertCustomer(sql, {
    ...BY_SMS,
    ...opened,
    status: 'active',
    takesOffers: services.rulebook === 'spec',
    at: services.realClock.now(),
  });
  if (isNew) await openWallet(sql, opened.profileId);
  return isNew ? opened : null;
};

/** The first registration may not be the owner's: nothing of it, above all password and code, survives this. */
const takeOver = async (sql: Sql, { realClock }: Services, known: CustomerRow): Promise<CustomerRow> => {
  const now = realClock.now();
  await updateRegistration(sql, known.profileId, { ...BY_SMS, at: now });
  await updateVerified(sql, known.profileId, now);
  await burnCodes(sql, known.profileId, now);
  await endSessionsOf(sql, known.profileId, now);
  return known;
};

/**
 * Opens an account for the sender of an SMS (R1-10, D69). The network vouches for the number, so it is verified; the
 * code in the answer sets the first password. So it is for a phone registered but never verified: that password is dropped (D41).
 * Who has an account already is told a code too: it is a way in that no stranger can use up (decision 0010).
 * Whom the register of excluded persons has gets none (D105).
 * @returns what to tell the sender, or null when the code says it all.
 */
export const openBySms = async (
  sql: Sql,
  services: Services,
  phone: Msisdn,
  { isListed }: { readonly isListed: boolean },
): Promise<Said['id'] | null> => {
  await lockPhone(sql, phone);
  const known = await selectByMsisdn(sql, phone, { lock: true });
  if (known?.status === 'closed') return 'sms.account.closed';
  const mayTell = (await countSend(sql, services, phone, 'code-by-sms')) === 0;
  if (known?.status === 'active') {
    if (!mayTell) return 'sms.account.exists';
    await sendCode(sql, services, known, 'by-sms', 'sms.code.again');
    return null;
  }
  if (known === null && isListed) return 'sms.register.no-account';
  const opened = known === null ? await openNew(sql, services, phone) : await takeOver(sql, services, known);
  if (opened === null) return 'sms.account.exists';
  if (!mayTell) return 'sms.account.welcome';
  await sendCode(sql, services, opened, 'by-sms', 'sms.code.welcome');
  return null;
};

/** No more offers by SMS, or again (STOP). */
export const takeOffers = async (sql: Sql, phone: Msisdn, takesOffers: boolean): Promise<void> => {
  const known = await selectByMsisdn(sql, phone);
  if (known !== null) await updateOffers(sql, known.profileId, takesOffers);
};
