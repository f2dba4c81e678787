import type { Cents, Instant, Msisdn, ProfileId } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { entity, noun } from '../pieces/entity.ts';
import { profileIdText } from '../pieces/ids.ts';
import { kes } from '../pieces/kes.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';
import { phone, words } from '../pieces/text.ts';

/** Profile of the logged-in customer (R3, auth profile). */
export interface Profile {
  readonly phone: Msisdn;
  readonly profileId: ProfileId;
  readonly balance: Cents;
  /** Bonus money that cannot be staked yet (D66). */
  readonly bonus: Cents;
  /** The oldest active free bet (D66). */
  readonly freeBet: Cents;
  /** The raw token of the Authorization header. */
  readonly token: string;
  readonly gameCode: string;
  /** Token for game launches; `virtual_token` on the wire. */
  readonly gameToken: string;
  /** End of the session; `maxLife` on the wire. */
  readonly expiresAt: Instant;
}

/** The wire names of a profile, also used by the login answer and by local storage. */
export const PROFILE_FIELDS = {
  username: ['phone', phone],
  profile_id: ['profileId', profileIdText],
  balance: ['balance', kes],
  token: ['token', z.string().check(z.minLength(1))],
  bonus: ['bonus', kes],
  free_bet: ['freeBet', kes],
  virtual_code: ['gameCode', words],
  virtual_token: ['gameToken', words],
  maxLife: ['expiresAt', nairobiDatetime],
} as const;

/** Auth profile (R3). */
export const profileOnTheWire = entity(noun<Profile>(), PROFILE_FIELDS);
