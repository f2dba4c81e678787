import { basename, join } from 'node:path';
import { wordsIn } from '../words/languages.ts';
import type { Family } from './game.ts';

/** The family of a folder, which gives it its name and words. */
export const familyIn = (folder: string): Family => ({
  id: basename(folder),
  words: wordsIn(join(folder, 'words')),
});
