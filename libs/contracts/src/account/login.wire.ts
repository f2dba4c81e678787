import { ok, refuse, type Msisdn, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { trueFalse } from '../pieces/flag.ts';
import { phone, resultCode, words } from '../pieces/text.ts';
import { reasonOnTheWire } from '../reasons/reason.wire.ts';
import type { Reason } from '../reasons/reasons.ts';
import { wordsOf } from './plain-answer.wire.ts';
import { PROFILE_FIELDS, type Profile } from './profile.wire.ts';

export interface LogInRequest {
  readonly phone: Msisdn;
  readonly password: string;
  readonly remember: boolean;
}

/** Login payload (R3). */
export const logInOnTheWire = entity(noun<LogInRequest>(), {
  username: ['phone', phone],
  password: ['password', z.string()],
  remember: ['remember', trueFalse],
});

/** Answer to a login (R4-17). */
export type LogInAnswer =
  | {
      readonly kind: 'logged-in';
      readonly profile: Profile;
      readonly description: string;
      /** Why the account is blocked, if it is (D98). */
      readonly reason?: Reason;
    }
  | { readonly kind: 'unverified'; readonly description: string; readonly reason?: Reason }
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly description: string;
      readonly reason?: Reason;
    };

type AnswerFields = {
  readonly code: number;
  readonly description: string;
  readonly reason?: Reason;
} & Partial<Profile>;

const optionalProfile = {
  username: ['phone', z.optional(PROFILE_FIELDS.username[1])],
  profile_id: ['profileId', z.optional(PROFILE_FIELDS.profile_id[1])],
  balance: ['balance', z.optional(PROFILE_FIELDS.balance[1])],
  token: ['token', z.optional(PROFILE_FIELDS.token[1])],
  bonus: ['bonus', z.optional(PROFILE_FIELDS.bonus[1])],
  free_bet: ['freeBet', z.optional(PROFILE_FIELDS.free_bet[1])],
  virtual_code: ['gameCode', z.optional(z.string())],
  virtual_token: ['gameToken', z.optional(z.string())],
  maxLife: ['expiresAt', z.optional(PROFILE_FIELDS.maxLife[1])],
} as const;

const fields = entity(noun<AnswerFields>(), {
  responseCode: ['code', resultCode],
  responseDescription: ['description', words],
  reason: ['reason', reasonOnTheWire],
  ...optionalProfile,
});

/** `responseCode` 0 logged in, 101 unverified, anything else refused; the profile lies beside it (R4-17). */
export const logInAnswerOnTheWire = codecOf(
  fields,
  ({ code, description, reason, ...given }): Result<LogInAnswer, string> => {
    const worded = { description, ...(reason && { reason }) };
    if (code === 101) return ok({ kind: 'unverified', ...worded });
    if (code !== 0) return ok({ kind: 'refused', code, ...worded });
    return isWhole(given)
      ? ok({ kind: 'logged-in', profile: given, ...worded })
      : refuse('logged in, but the profile is not whole');
  },
  (answer): AnswerFields => {
    if (answer.kind === 'logged-in') return { code: 0, ...wordsOf(answer), ...answer.profile };
    return { code: answer.kind === 'unverified' ? 101 : answer.code, ...wordsOf(answer) };
  },
);

const REQUIRED = [
  'phone',
  'profileId',
  'balance',
  'token',
  'bonus',
  'freeBet',
  'gameCode',
  'gameToken',
  'expiresAt',
] as const satisfies readonly (keyof Profile)[];

function isWhole(given: Partial<Profile>): given is Profile {
  return REQUIRED.every((name) => given[name] !== undefined);
}
