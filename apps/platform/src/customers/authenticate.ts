import type { Msisdn, ProfileId } from '@kipenga/betting-core';
import { ownerOf } from '../database/index.ts';
import type { Services } from '../services/index.ts';
import type { Language } from '../wording/index.ts';
import { updateLanguage } from './customers.store.ts';
import { endLogin, selectLive } from './sessions.store.ts';
import { ownerInToken, tokenHashOf } from './token.ts';

/** The customer a token belongs to. */
export interface TokenOwner {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
  readonly tokenHash: string;
  /** The customer's language. */
  readonly language: Language;
}

/**
 * Finds the owner of a token: 'dead' if the token is ended, expired or unknown, 'wrong-kind' if it only opens games (D25). Reads
 * the database each time, so that an ended token is dead at once. Stores `chosen`, the browser's language, as the customer's
 * language for messages.
 */
export const authenticate = async (
  { db, realClock }: Services,
  token: string,
  chosen: Language | null,
): Promise<TokenOwner | 'dead' | 'wrong-kind'> => {
  const tokenHash = tokenHashOf(token);
  const owner = ownerInToken(token) ?? (await ownerOf(db, 'token', tokenHash));
  const live = owner && (await selectLive(db, owner, tokenHash, realClock.now()));
  if (live === null) return 'dead';
  if (live.kind !== 'session') return 'wrong-kind';
  const { profileId, msisdn } = live;
  if (chosen !== null && chosen !== live.language) await updateLanguage(db, profileId, chosen);
  return { profileId, msisdn, tokenHash, language: chosen ?? live.language };
};

/** Ends a session's token for good, together with the game token issued with it (D68). */
export const logOut = async (
  { db, realClock }: Services,
  { profileId, tokenHash }: Pick<TokenOwner, 'profileId' | 'tokenHash'>,
): Promise<void> => {
  await endLogin(db, profileId, tokenHash, realClock.now());
};
