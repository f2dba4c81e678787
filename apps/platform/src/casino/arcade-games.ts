import { kes, type Cents, type GameProvider } from '@kipenga/betting-core';

/** Where a game stands beside the lists: in the menu (R2-22), among the virtuals (R2-61), or nowhere. */
type Entry = { readonly as: 'direct'; readonly kind: 'crashx' | 'crash' } | { readonly as: 'virtual' } | null;

/** What one customer may have in one round of a game: a flight, a draw or a spin, in whatever sessions. */
export interface RoundLimit {
  /** The most at stake in all. */
  readonly staked: Cents;
  /** How many stakes that are decided apart. */
  readonly stakes: number;
}

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
  readonly roundLimit: RoundLimit;
}

const played = { provider: 'casino-2', hasDemo: false, lobby: '/virtuals' } as const;
const flight = { ...played, roundLimit: { staked: kes(5_000), stakes: 1 } } as const;
const slot = {
  provider: 'casino-1',
  hasDemo: true,
  lobby: '/casino',
  entry: null,
  roundLimit: { staked: kes(1_000), stakes: 1 },
} as const;
/** All of it on one ball would win 427,500: no draw brings more than a round may. */
const DRAW_LIMIT: RoundLimit = { staked: kes(15_000), stakes: 6 };

/** Every game of the arcade. The arcade knows them by the same ids. */
export const ARCADE_GAMES: readonly ArcadeGame[] = [
  { ...flight, id: 'comet', name: 'Comet', typeId: 'dga', entry: { as: 'direct', kind: 'crashx' } },
  { ...flight, id: 'wabebe', name: 'Wabebe', typeId: 'dga', entry: { as: 'direct', kind: 'crash' } },
  { ...flight, id: 'rocketman', name: 'Rocketman', typeId: 'rgs-vsb', entry: { as: 'virtual' } },
  {
    ...played,
    id: 'fastballs',
    name: 'Fastballs',
    typeId: 'rgs-vsb',
    entry: { as: 'virtual' },
    roundLimit: DRAW_LIMIT,
  },
  { ...slot, id: 'tatu-tatu', name: 'Tatu Tatu', typeId: 'vs' },
  { ...slot, id: 'matunda', name: 'Matunda', typeId: 'cs' },
];

/** The game of this id, or undefined. */
export const arcadeGame = (id: string): ArcadeGame | undefined => ARCADE_GAMES.find((game) => game.id === id);
