import type { Machine } from '../machine.ts';
import { MIDDLE } from '../reel-set.ts';

/** Matunda, "fruits": three reels, one line. */
export const MATUNDA: Machine = {
  name: 'Matunda',
  set: {
    strips: [
      'FCAECFDEDFAFEDCFECFDEBFEBFECDBFD',
      'DBFEAFEADCFEBFDEDBCDEFDCFECFEFCF',
      'FEDACDEFCDFCEDAFDBFEFDEBCFEFCEDB',
    ],
    lines: [MIDDLE],
    pays: {
      A: { three: 500 },
      B: { three: 160 },
      C: { three: 40 },
      D: { three: 19 },
      E: { three: 12, two: 1 },
      F: { three: 6, two: 2 },
    },
    returnPercent: 95.29,
  },
  symbols: {
    A: { picture: 'nanasi', name: 'arcade.symbol.pineapple' },
    B: { picture: 'embe', name: 'arcade.symbol.mango' },
    C: { picture: 'tikiti', name: 'arcade.symbol.melon' },
    D: { picture: 'chungwa', name: 'arcade.symbol.orange' },
    E: { picture: 'ndizi', name: 'arcade.symbol.banana' },
    F: { picture: 'nazi', name: 'arcade.symbol.coconut' },
  },
};
