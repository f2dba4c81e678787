import type { Random } from '../../ports/index.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

/** A receipt of the sandbox: ten characters, like those people know. */
export const newReceipt = (random: Random): string =>
  `S${Array.from({ length: 9 }, () => LETTERS[random.below(LETTERS.length)]).join('')}`;
