import { ok, refuse, type Msisdn, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { phone } from '../pieces/text.ts';

/** The medium of registrations made here (R9). */
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

const LONGEST = 64;

/** An optional short name; absent and null are read as empty. */
const label = codecOf(
  z.optional(z.nullable(z.string())),
  (text): Result<string, string> =>
    (text ?? '').length > LONGEST ? refuse(`at most ${LONGEST} characters`) : ok(text ?? ''),
  (text) => text,
);

/** Register payload (R3, D68). */
export const registerOnTheWire = entity(noun<RegisterRequest>(), {
  phone: ['phone', phone],
  password: ['password', z.string()],
  medium: ['medium', label],
  referral_code: ['referralCode', label],
  consent: ['consent', label],
});
