import type { Instant, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { selectLive } from './sessions.store.ts';
import { tokenHashOf } from './token.ts';

/** One login of a customer, as it is remembered by what may outlive a call, such as a game: by the hash of its session token. */
export interface Login {
  readonly profileId: ProfileId;
  readonly loginHash: string;
}

/** Would a call with the login's token be answered at this moment of real time? */
export const isLoginLive = async (
  sql: Sql,
  { profileId, loginHash }: Login,
  now: Instant,
): Promise<boolean> => {
  const live = await selectLive(sql, profileId, loginHash, now);
  return live?.kind === 'session';
};

/** Is this the game token given out in this very login, and not ended (D28)? */
export const isGameTokenOf = async (
  sql: Sql,
  gameToken: string,
  { profileId, loginHash }: Login,
  now: Instant,
): Promise<boolean> => {
  const live = await selectLive(sql, profileId, tokenHashOf(gameToken), now);
  return live?.kind === 'game' && live.loginHash === loginHash;
};
