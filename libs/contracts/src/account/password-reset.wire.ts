import type { Msisdn } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { entity, noun } from '../pieces/entity.ts';
import { phone } from '../pieces/text.ts';

export interface ResetPasswordRequest {
  readonly phone: Msisdn;
  readonly code: string;
  readonly password: string;
}

/** Reset password payload (R3). */
export const resetPasswordOnTheWire = entity(noun<ResetPasswordRequest>(), {
  phone: ['phone', phone],
  reset_code: ['code', z.string()],
  password: ['password', z.string()],
});
