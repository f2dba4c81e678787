import { addDays, type NairobiDay } from '@kipenga/betting-core';
import type { OfferedGame } from './providers/index.ts';

const NEW_DAYS = 14;

/** Is the game marked as new on this day? */
export const isNewOn = (day: NairobiDay, { listedOn }: Pick<OfferedGame, 'listedOn'>): boolean =>
  day < addDays(listedOn, NEW_DAYS);
