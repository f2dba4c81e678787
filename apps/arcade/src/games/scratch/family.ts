import { familyIn } from '../family-in.ts';
import type { ArcadeGame } from '../game.ts';
import { cardTable } from './card-sales.ts';
import { CARDS } from './cards.ts';

const family = familyIn(import.meta.dirname);

/** The scratch cards. */
export const scratchGames: readonly ArcadeGame[] = Object.entries(CARDS).map(([id, card]) => ({
  id,
  name: card.name,
  family,
  largestStake: 1_000,
  returnPercent: card.returnPercent,
  openTable: (parts) => cardTable(parts, card),
}));
