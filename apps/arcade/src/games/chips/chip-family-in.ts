import { join } from 'node:path';
import { LANGUAGES } from '@kipenga/words';
import { wordsIn, type Words } from '../../words/languages.ts';
import { familyIn } from '../family-in.ts';
import type { Family } from '../game.ts';

const OF_EVERY_BOARD = wordsIn(join(import.meta.dirname, 'words'));

/** The family of a board game's folder, with the words shared by all boards and its own. */
export const chipFamilyIn = (folder: string): Family => {
  const { id, words } = familyIn(folder);
  const both = LANGUAGES.map((language) => [language, { ...OF_EVERY_BOARD[language], ...words[language] }]);
  return { id, words: Object.fromEntries(both) as Words };
};
