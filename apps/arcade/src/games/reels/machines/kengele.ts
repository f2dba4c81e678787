import type { Machine } from '../machine.ts';
import { MIDDLE } from '../reel-set.ts';

/** Kengele, "the bell": three reels, one line; two bells hold and the third reel turns once more. */
export const KENGELE: Machine = {
  name: 'Kengele',
  set: {
    strips: [
      'FBFEFBCEFBADEBDEFCBFEFCDEFCFDBED',
      'BFEDFEABEFCEFEFCFBEFCDFDBDBEDFBC',
      'DFCDEFEDFEBEFEDEFABFACFCDBDBFCBE',
    ],
    lines: [MIDDLE],
    pays: {
      A: { 3: 500 },
      C: { 3: 30 },
      B: { 3: 25 },
      D: { 3: 18 },
      E: { 3: 10 },
      F: { 2: 1, 3: 5 },
    },
    holds: 'B',
    returnPercent: 91.07,
  },
  symbols: {
    A: { picture: 'almasi', name: 'arcade.symbol.diamond' },
    B: { picture: 'kengele', name: 'arcade.symbol.bell' },
    C: { picture: 'kiatu', name: 'arcade.symbol.horseshoe' },
    D: { picture: 'ufunguo', name: 'arcade.symbol.key' },
    E: { picture: 'sarafu', name: 'arcade.symbol.coin' },
    F: { picture: 'mshumaa', name: 'arcade.symbol.candle' },
  },
  backdrop: 'kengele-curtain',
  feedsJackpot: true,
};
