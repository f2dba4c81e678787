import type { CasinoGame } from '@kipenga/betting-core';

/** Chalk drawing on a tile that has no picture, or whose picture is not loaded yet. */
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

/** Returns the drawing for a provider's game type in any case; numbers for unknown types. */
export const motifOf = (typeId: CasinoGame['typeId']): GameMotif =>
  MOTIF_OF_TYPE[typeId.toLowerCase()] ?? 'numbers';

/** Returns the number of a tile's colour, 1 to 6, always the same for the same game. */
export function groundOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % 6) + 1;
}
