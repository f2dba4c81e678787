import { createHash } from 'node:crypto';
import { profileId, type ProfileId } from '@kipenga/betting-core';
import type { Random } from '../ports/index.ts';

const TOKEN_BYTES = 32;

/** A new token: 256 unpredictable bits, told to its owner once. */
export const newToken = (random: Random): string => random.bytes(TOKEN_BYTES).toString('base64url');

/** A new token of a login. It carries its customer, who knows the id, so that a call is looked up among their rows alone. */
export const newLoginToken = (random: Random, owner: ProfileId): string => `${owner}.${newToken(random)}`;

/** Finds the customer that a token of a login says it belongs to; null where it says none. Its hash proves it, or does not. */
export const ownerInToken = (token: string): ProfileId | null => {
  const owner = /^(\d{1,20})\.[\w-]+$/.exec(token)?.[1];
  return owner === undefined ? null : profileId(owner);
};

/** What is kept of a token. Without a salt, because a token cannot be guessed, and is looked up by it. */
export const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
