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
      A: { 3: 300 },
      B: { 3: 100 },
      C: { 3: 40 },
      D: { 3: 25 },
      E: { 3: 15, 2: 1 },
      F: { 3: 8, 2: 2 },
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
