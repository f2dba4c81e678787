import type { Msisdn } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { entity, noun } from '../pieces/entity.ts';
import { phone } from '../pieces/text.ts';

export interface FinishRegistrationRequest {
  readonly phone: Msisdn;
  /** The code that came by SMS. */
  readonly code: string;
}

/** Finish registration payload (R3). */
export const finishRegistrationOnTheWire = entity(noun<FinishRegistrationRequest>(), {
  phone: ['phone', phone],
  reset_code: ['code', z.string()],
});

export interface CodeRequest {
  readonly phone: Msisdn;
}

/** The phone that gets a code. */
export const codeParams = entity(noun<CodeRequest>(), { phone: ['phone', phone] });
