import { createHash } from 'node:crypto';
import type { Random } from '../ports/index.ts';

const TOKEN_BYTES = 32;

/** A new token: 256 unpredictable bits, told to its owner once. */
export const newToken = (random: Random): string => random.bytes(TOKEN_BYTES).toString('base64url');

/** What is kept of a token. Without a salt, because a token cannot be guessed, and is looked up by it. */
export const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
