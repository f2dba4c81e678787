import type { ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { Random } from '../ports/index.ts';
import { isReferralCode, keepReferralCode } from './customers.store.ts';

/** No letter that is read as a digit, and no digit that is read as a letter. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 7;

/** A code as people type it: blanks and small letters mean nothing. */
export const referralCodeTyped = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** May a registration name this code? One that nobody gives is refused, so that a slip of the finger does not go unseen. */
export const isReferralKnown = async (sql: Sql, typed: string): Promise<boolean> =>
  typed === '' || (await isReferralCode(sql, typed));

const newCode = (random: Random): string =>
  Array.from({ length: LENGTH }, () => SIGNS[random.below(SIGNS.length)]).join('');

/** The code that a customer gives to others, made when it is first looked at. It earns nobody anything. */
export const ownReferralCode = (sql: Sql, random: Random, profileId: ProfileId): Promise<string> =>
  keepReferralCode(sql, profileId, newCode(random));
