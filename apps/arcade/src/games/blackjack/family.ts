import { familyIn } from '../family-in.ts';
import type { ArcadeGame } from '../game.ts';
import { blackjackTable } from './blackjack-rounds.ts';

/**
 * The return of the basic strategy, doubles and splits included, in percent of stakes: from ten million simulated
 * rounds, with a standard error of 0.03.
 */
export const BLACKJACK_RETURN_PERCENT = 99.5;

/** Blackjack for everybody at once. The largest hand, split and doubled twice, pays KES 40,000. */
export const blackjackGames: readonly ArcadeGame[] = [
  {
    id: 'blackjack',
    name: 'Kijiwe Blackjack',
    family: familyIn(import.meta.dirname),
    largestStake: 5_000,
    returnPercent: BLACKJACK_RETURN_PERCENT,
    live: { seats: 500 },
    openTable: blackjackTable,
  },
];
