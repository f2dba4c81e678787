import type { Machine } from '../machine.ts';
import { MIDDLE } from '../reel-set.ts';

/** Tatu Tatu, "three by three": three reels, five lines. */
export const TATU_TATU: Machine = {
  name: 'Tatu Tatu',
  set: {
    strips: [
      'EFDCEFDFCEFDEFDEFBABACEDFCDFEFBC',
      'EAFDFCBDEBFCDAFCEDFCFEFBEFEDCEDF',
      'FECFEDFEACFAEFBFCDBFCEFDDFBEDCED',
    ],
    lines: [MIDDLE, [0, 0, 0], [2, 2, 2], [0, 1, 2], [2, 1, 0]],
    pays: {
      A: { three: 300 },
      B: { three: 100 },
      C: { three: 40 },
      D: { three: 25 },
      E: { three: 15, two: 1 },
      F: { three: 8, two: 2 },
    },
    returnPercent: 95.91,
  },
  symbols: {
    A: { picture: 'jua', name: 'arcade.symbol.sun' },
    B: { picture: 'mwezi', name: 'arcade.symbol.moon' },
    C: { picture: 'nyota', name: 'arcade.symbol.star' },
    D: { picture: 'ngao', name: 'arcade.symbol.shield' },
    E: { picture: 'ngoma', name: 'arcade.symbol.drum' },
    F: { picture: 'jani', name: 'arcade.symbol.leaf' },
  },
};
