import type { Machine } from '../machine.ts';
import { MIDDLE } from '../reel-set.ts';

/** Bahari, "the sea": five reels, ten lines; pearls stand for everything, three dhows bring six free turns. */
export const BAHARI: Machine = {
  name: 'Bahari',
  set: {
    strips: [
      'EAFCEBDFCSEFECDFDBAFDFESEDCDBFEF',
      'EAEFDADCWDFEFBFBECECWCDFDFEFESBF',
      'EDECFDEDAFEFEFCDCEFDBWBSAFWCBFSF',
      'WDBEFWFACBDECEFCBEFDFCEFDESDFEFA',
      'CDADCEFEBFDBFCFAEDECSFDEFDEFSECB',
    ],
    lines: [
      [...MIDDLE, 1, 1],
      [0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2],
      [0, 1, 2, 1, 0],
      [2, 1, 0, 1, 2],
      [0, 0, 1, 2, 2],
      [2, 2, 1, 0, 0],
      [1, 0, 0, 0, 1],
      [1, 2, 2, 2, 1],
      [0, 1, 1, 1, 0],
    ],
    pays: {
      A: { 3: 40, 4: 200, 5: 1_000 },
      B: { 3: 30, 4: 100, 5: 400 },
      C: { 3: 16, 4: 50, 5: 200 },
      D: { 3: 8, 4: 30, 5: 100 },
      E: { 3: 5, 4: 12, 5: 50 },
      F: { 3: 2, 4: 8, 5: 30 },
    },
    freeTurns: { from: 3, turns: 6, times: 2 },
    returnPercent: 91.31,
  },
  symbols: {
    A: { picture: 'kasa', name: 'arcade.symbol.turtle' },
    B: { picture: 'pweza', name: 'arcade.symbol.octopus' },
    C: { picture: 'samaki', name: 'arcade.symbol.fish' },
    D: { picture: 'kaa', name: 'arcade.symbol.crab' },
    E: { picture: 'kombe', name: 'arcade.symbol.shell' },
    F: { picture: 'kiti-cha-pweza', name: 'arcade.symbol.starfish' },
    W: { picture: 'lulu', name: 'arcade.symbol.pearl' },
    S: { picture: 'jahazi', name: 'arcade.symbol.dhow' },
  },
  backdrop: 'bahari-water',
  feedsJackpot: true,
};
