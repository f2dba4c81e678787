import type { GameProvider } from '@kipenga/betting-core';

/** Where a game stands beside the lists: in the menu (R2-22), among the virtuals (R2-61), or nowhere. */
type Entry = { readonly as: 'direct'; readonly kind: 'crashx' | 'crash' } | { readonly as: 'virtual' } | null;

/** A game of the platform's own arcade. */
export interface ArcadeGame {
  /** What the arcade knows it by, in its addresses too. */
  readonly id: string;
  readonly name: string;
  /** The list that has it. */
  readonly provider: GameProvider;
  /** Its category's code: see `gameTypeIdOf`. */
  readonly typeId: string;
  /** It can be tried without money. */
  readonly hasDemo: boolean;
  readonly entry: Entry;
  /** The page its player goes back to. */
  readonly lobby: '/casino' | '/virtuals';
}

const played = { provider: 'casino-2', hasDemo: false, lobby: '/virtuals' } as const;
const slot = { provider: 'casino-1', hasDemo: true, lobby: '/casino', entry: null } as const;

/** Every game of the arcade. The arcade knows them by the same ids. */
export const ARCADE_GAMES: readonly ArcadeGame[] = [
  { ...played, id: 'comet', name: 'Comet', typeId: 'dga', entry: { as: 'direct', kind: 'crashx' } },
  { ...played, id: 'wabebe', name: 'Wabebe', typeId: 'dga', entry: { as: 'direct', kind: 'crash' } },
  { ...played, id: 'rocketman', name: 'Rocketman', typeId: 'rgs-vsb', entry: { as: 'virtual' } },
  { ...played, id: 'fastballs', name: 'Fastballs', typeId: 'rgs-vsb', entry: { as: 'virtual' } },
  { ...slot, id: 'tatu-tatu', name: 'Tatu Tatu', typeId: 'vs' },
  { ...slot, id: 'matunda', name: 'Matunda', typeId: 'cs' },
];

/** The game of this id, or undefined. */
export const arcadeGame = (id: string): ArcadeGame | undefined => ARCADE_GAMES.find((game) => game.id === id);
