import type { Msisdn, ProfileId } from '@kipenga/betting-core';
import type { Services } from '../services/index.ts';
import { endLogin, selectLive } from './sessions.store.ts';
import { tokenHashOf } from './token.ts';

/** A customer as a token proves them. */
export interface TokenOwner {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
  readonly tokenHash: string;
}

/** Who a token belongs to: 'dead' when ended, expired or unknown, 'wrong-kind' when it only opens games (D25). Asked of the database each time, so an ended token is dead at once. */
export const authenticate = async (
  { db, realClock }: Services,
  token: string,
): Promise<TokenOwner | 'dead' | 'wrong-kind'> => {
  const tokenHash = tokenHashOf(token);
  const live = await selectLive(db, tokenHash, realClock.now());
  if (live === null) return 'dead';
  if (live.kind !== 'session') return 'wrong-kind';
  return { profileId: live.profileId, msisdn: live.msisdn, tokenHash };
};

/** Ends a session's token for good, with the game token given out beside it (D68). */
export const logOut = async ({ db, realClock }: Services, tokenHash: string): Promise<void> => {
  await endLogin(db, tokenHash, realClock.now());
};
