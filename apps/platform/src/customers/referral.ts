import type { ProfileId } from '@kipenga/betting-core';
import { ownerOf, takeName, type Sql } from '../database/index.ts';
import type { Random } from '../ports/index.ts';
import { keepReferralCode, selectReferralCode } from './customers.store.ts';

/** No letter that is read as a digit, and no digit that is read as a letter. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 7;

/** A code as people type it: blanks and small letters mean nothing. */
export const referralCodeTyped = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** True if a registration may name this code. An unknown one is refused, so that a typing error is noticed. */
export const isReferralKnown = async (sql: Sql, typed: string): Promise<boolean> =>
  typed === '' || (await ownerOf(sql, 'referral', typed)) !== null;

const newCode = (random: Random): string =>
  Array.from({ length: LENGTH }, () => SIGNS[random.below(SIGNS.length)]).join('');

/** The customer's own referral code, made at its first use. It earns nobody anything. */
export const ownReferralCode = async (sql: Sql, random: Random, profileId: ProfileId): Promise<string> => {
  const kept = await selectReferralCode(sql, profileId);
  if (kept !== null) return kept;
  for (;;) {
    const code = newCode(random);
    if (await takeName(sql, 'referral', code, profileId)) return keepReferralCode(sql, profileId, code);
  }
};
