import { createHash } from 'node:crypto';
import type { Random } from '../ports/index.ts';

const TOKEN_BYTES = 32;

/** A name nobody can guess: of a launch, told once and kept as its hash, or of a session. */
export const newGameToken = (random: Random): string => random.bytes(TOKEN_BYTES).toString('base64url');

/** What is kept of a token; logins keep theirs the same way, which is how a customer's game token is found. */
export const gameTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
