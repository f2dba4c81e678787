import type { Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { openWallet } from '../ledger/index.ts';
import { countSend, sendCode } from './codes.ts';
import type { CustomerDesk } from './customer-desk.ts';
import { insertCustomer, selectByMsisdn, updateOffers, updateVerified } from './customers.store.ts';
import { newProfileId } from './profile-id.ts';

/**
 * Opens an account for the sender of an SMS (R1-10, D69). The network vouches for the number, so it is verified; the
 * code in the answer sets the first password. An account waiting for its code is verified the same way.
 * @returns what to tell the sender, or null when the code says it all.
 */
export const openBySms = async (sql: Sql, desk: CustomerDesk, phone: Msisdn): Promise<string | null> => {
  const known = await selectByMsisdn(sql, phone, { lock: true });
  if (known?.status === 'closed') return 'This account is closed. Please call us.';
  if (known?.status === 'active') return 'You already have a Kipenga account with this number.';
  if (known !== null) {
    await updateVerified(sql, known.profileId, desk.clock.now());
    return 'Your number is verified. Log in with the password you chose.';
  }
  const opened = { profileId: newProfileId(desk), msisdn: phone };
  const isNew = await insertCustomer(sql, {
    ...opened, passwordHash: null, status: 'active', consent: 'sms', medium: 'sms', referralCode: '', at: desk.clock.now(),
  });
  if (!isNew) return 'You already have a Kipenga account with this number.';
  await openWallet(sql, opened.profileId);
  if ((await countSend(sql, desk, phone)) > 0) return 'Welcome to Kipenga. Choose Recover Password on our site to set your password.';
  await sendCode(sql, desk, opened, (code) => `Welcome to Kipenga. By joining you confirm you are 18 or older and accept our terms. Set your password with code ${code} under Recover Password.`);
  return null;
};

/** No more offers by SMS, or again (STOP). */
export const takeOffers = async (sql: Sql, phone: Msisdn, takesOffers: boolean): Promise<void> => {
  const known = await selectByMsisdn(sql, phone);
  if (known !== null) await updateOffers(sql, known.profileId, takesOffers);
};
