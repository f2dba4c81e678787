import { join } from 'node:path';
import type { ArcadeGame } from '../game.ts';
import { cardTable } from './card-sales.ts';
import { CARDS } from './cards.ts';
import { wordsIn } from '../../words/languages.ts';

const family = { id: 'scratch', words: wordsIn(join(import.meta.dirname, 'words')) };

/** The scratch cards. */
export const scratchGames: readonly ArcadeGame[] = Object.entries(CARDS).map(([id, card]) => ({
  id,
  name: card.name,
  family,
  largestStake: 1_000,
  returnPercent: card.returnPercent,
  openTable: (parts) => cardTable(parts, card),
}));
