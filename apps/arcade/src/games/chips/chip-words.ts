import { join } from 'node:path';
import { wordsIn, type Words } from '../../words/languages.ts';
import { LANGUAGES } from '@kipenga/words';

const OF_EVERY_BOARD = wordsIn(join(import.meta.dirname, 'words'));

/** The texts of a family that plays at a board: those of every board, and its own, which are in this folder. */
export const chipWords = (folder: string): Words => {
  const own = wordsIn(folder);
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, { ...OF_EVERY_BOARD[language], ...own[language] }]),
  ) as Words;
};
