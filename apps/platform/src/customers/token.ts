import { createHash } from 'node:crypto';
import { profileId, type ProfileId } from '@kipenga/betting-core';
import type { Random } from '../ports/index.ts';

const TOKEN_BYTES = 32;

/** Makes a token: 256 random bits, shown to its owner once. */
export const newToken = (random: Random): string => random.bytes(TOKEN_BYTES).toString('base64url');

/** Makes a login token. It contains the customer's id, so that a call is looked up among that customer's rows only. */
export const newLoginToken = (random: Random, owner: ProfileId): string => `${owner}.${newToken(random)}`;

/** The customer id in a login token; null if it has none. Only the token's hash proves it. */
export const ownerInToken = (token: string): ProfileId | null => {
  const owner = /^(\d{1,20})\.[\w-]+$/.exec(token)?.[1];
  return owner === undefined ? null : profileId(owner);
};

/** Hash of a token, for storage and lookup. It needs no salt, because a token cannot be guessed. */
export const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
