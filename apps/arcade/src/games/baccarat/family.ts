import { SharedRounds } from '../../play/shared-rounds.ts';
import { chipFamilyIn } from '../chips/chip-family-in.ts';
import { chipGame } from '../chips/chip-game.ts';
import type { ArcadeGame } from '../game.ts';
import { baccaratRules, winnerOf, type BankerPays, type Winner } from './baccarat-rules.ts';
import type { Coup } from './coup.ts';
import { BACCARAT_PACE } from './pace.ts';
import { BACCARAT_RETURNS } from './returns.ts';
import { BANKER_PAYS } from './tables.ts';

const MARKS = { player: 'P', banker: 'B', tie: 'T' } as const satisfies Record<Winner, string>;
const markOf = (coup: Coup): string => MARKS[winnerOf(coup)];

const table = (id: string, name: string, bankerPays: BankerPays): ArcadeGame => ({
  id,
  name,
  family: chipFamilyIn(import.meta.dirname),
  largestStake: 10_000,
  // The lowest return of its bets; its page states each.
  returnPercent: BACCARAT_RETURNS.tie,
  live: { seats: 500 },
  openTable: (parts) =>
    new SharedRounds(parts, chipGame(baccaratRules(bankerPays), BACCARAT_PACE, markOf, parts.limits.cap)),
});

/** Baccarat with commission and without. The largest stake on a pair pays KES 130,000. */
export const baccaratGames: readonly ArcadeGame[] = [
  table('baccarat', 'Tisa Baccarat', BANKER_PAYS['baccarat']),
  table('baccarat-nc', 'Tisa Bila Ada', BANKER_PAYS['baccarat-nc']),
];
