import type { CasinoGame } from '@kipenga/betting-core';

/** What is drawn in chalk on a tile until its picture comes, or instead of one. */
export type GameMotif = 'reels' | 'wheel' | 'cards' | 'scratch' | 'curve' | 'table' | 'pitch' | 'numbers';

const MOTIF_OF_TYPE: Readonly<Record<string, GameMotif>> = {
  vs: 'reels',
  cs: 'reels',
  rl: 'wheel',
  bc: 'cards',
  bn: 'cards',
  bj: 'cards',
  sc: 'scratch',
  lg: 'table',
  'rgs-vsb': 'pitch',
  dga: 'numbers',
  crash: 'curve',
  crashx: 'curve',
};

/** The drawing for a provider's kind of game, whatever its case; numbers for kinds nobody knows. */
export const motifOf = (typeId: CasinoGame['typeId']): GameMotif =>
  MOTIF_OF_TYPE[typeId.toLowerCase()] ?? 'numbers';

/** The ground of a tile, one of six, always the same for the same game. */
export function groundOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % 6) + 1;
}
