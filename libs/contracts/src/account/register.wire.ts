import type { Msisdn } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { entity, noun } from '../pieces/entity.ts';
import { phone, words } from '../pieces/text.ts';

/** The medium of registrations made here (spec 9). */
export const REGISTRATION_MEDIUM = 'web_ui';

export interface RegisterRequest {
  readonly phone: Msisdn;
  readonly password: string;
  readonly medium: string;
  /** Empty without a referral. */
  readonly referralCode: string;
  /** The version of the terms agreed to; empty is no consent, and is refused (D68). */
  readonly consent: string;
}

/** Register payload (spec 3, D68). */
export const registerOnTheWire = entity(noun<RegisterRequest>(), {
  phone: ['phone', phone],
  password: ['password', z.string()],
  medium: ['medium', words],
  referral_code: ['referralCode', words],
  consent: ['consent', words],
});
