import { directGameEntry, type CasinoGame, type DirectGame, type VirtualGame } from '@kipenga/betting-core';
import { motifOf, type GameTileGame } from '@kipenga/ui';

/** The two screens a game is played on (R2-11, R2-12). */
export type GameScreen = '/casino-game' | '/virtual-game';

/** A game that can be opened, from whichever list it came. */
export interface PlayableGame {
  /** Unique across lists, unlike `id`. */
  readonly key: string;
  /** The provider's id. */
  readonly id: string;
  readonly name: string;
  /** The provider's code for its kind. */
  readonly typeId: string;
  readonly imageUrl: string | null;
  readonly isNew: boolean;
  /** It can be tried without money. */
  readonly hasDemo: boolean;
  /** Endpoint that launches the game; null for the provider's own (D64). */
  readonly url: string | null;
  /** Its launch URL with {token}, for a game that no launch is asked for (R7-21); else null. */
  readonly template: string | null;
  readonly screen: GameScreen;
}

const virtual = {
  imageUrl: null,
  isNew: false,
  hasDemo: false,
  url: null,
  template: null,
  screen: '/virtual-game',
} as const;

/** A game of the casino's lists. */
export const fromCasino = ({
  id,
  name,
  list,
  typeId,
  imageUrl,
  hasDemo,
  url,
  isNew = false,
}: CasinoGame): PlayableGame => ({
  ...virtual,
  key: `${list}:${id}`,
  id,
  name,
  typeId,
  imageUrl,
  hasDemo,
  url,
  isNew,
  screen: '/casino-game',
});

/** A game of the virtual list. One without an id is launched by its URL alone. */
export const fromVirtual = ({ id, name, url, imageUrl, isNew = false }: VirtualGame): PlayableGame => ({
  ...virtual,
  key: id ?? url,
  id: id ?? url,
  name,
  typeId: 'dga',
  imageUrl,
  isNew,
  template: id === null ? url : null,
});

/** A direct game under its name in the menu (R2-22). */
export const fromDirect = (game: DirectGame): PlayableGame => {
  const entry = directGameEntry(game);
  return {
    ...virtual,
    key: game.id,
    id: game.id,
    name: entry?.label ?? game.name,
    typeId: game.kind,
    isNew: entry?.isNew ?? false,
  };
};

/** A game known by its id only: what a link opens while no list names it. */
export const fromId = (id: string): PlayableGame => ({ ...virtual, key: id, id, name: '', typeId: '' });

/** The two games the house always names among the virtual ones (R2-61). */
export const FIXED_GAMES: readonly PlayableGame[] = [
  { ...virtual, key: 'rocketman', id: 'rocketman', name: 'Rocketman', typeId: 'crash' },
  { ...virtual, key: 'fastballs', id: 'fastballs', name: 'Fastballs', typeId: 'dga' },
];

/** A game as its tile shows it. */
export const tileOf = ({ key, name, typeId, imageUrl, isNew }: PlayableGame): GameTileGame => ({
  id: key,
  name,
  imageUrl,
  motif: motifOf(typeId),
  isNew,
});
