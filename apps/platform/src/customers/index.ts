import type { Msisdn, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { selectByMsisdn } from './customers.store.ts';

export { authenticate } from './authenticate.ts';
export { balanceOf } from './balance-of.ts';
export { accountByMsisdn, shutAccount } from './close-account.ts';
export { ownReferralCode } from './referral.ts';
export { isGameTokenOf, isLoginLive, type Login } from './live-login.ts';
export { openBySms, takeOffers } from './open-by-sms.ts';
export { blockOf, type AccountBlock } from './customers.store.ts';
export { provePasswordAgain, tooManyPasswords } from './prove-password.ts';
export { customerHandlers } from './routes.ts';
export { languageOf, sendInLanguage } from './send-in-language.ts';
export { loginIsLive } from './sessions.store.ts';
export { hashPassword, isPassword } from './password.ts';
export { newLoginToken, newToken, tokenHashOf } from './token.ts';

/** A customer who may use the account: verified and not closed. */
export interface KnownCustomer {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
}

/** The customer of a phone number; null if there is no usable account. */
export const customerByMsisdn = async (sql: Sql, msisdn: Msisdn): Promise<KnownCustomer | null> => {
  const known = await selectByMsisdn(sql, msisdn);
  return known?.status === 'active' ? { profileId: known.profileId, msisdn: known.msisdn } : null;
};

/** The account of a phone number that was verified once, closed or not; null without one. */
export const accountOf = async (
  sql: Sql,
  phone: Msisdn,
): Promise<(KnownCustomer & { readonly isClosed: boolean }) | null> => {
  const known = await selectByMsisdn(sql, phone);
  if (known === null || known.status === 'unverified') return null;
  return { profileId: known.profileId, msisdn: known.msisdn, isClosed: known.status === 'closed' };
};

/** True if the account of this number is closed: no other is opened with it (D46). */
export const isAccountClosed = async (sql: Sql, msisdn: Msisdn): Promise<boolean> =>
  (await selectByMsisdn(sql, msisdn))?.status === 'closed';
