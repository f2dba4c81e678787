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
      A: { 3: 500 },
      B: { 3: 160 },
      C: { 3: 40 },
      D: { 3: 19 },
      E: { 3: 12, 2: 1 },
      F: { 3: 6, 2: 2 },
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
