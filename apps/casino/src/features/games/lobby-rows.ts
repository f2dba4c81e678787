import type { PlayableGame } from '../launch/index.ts';

/** The index of the games, row by row (R2-60). */
export interface LobbyRows {
  readonly popular: readonly PlayableGame[];
  readonly topCasino: readonly PlayableGame[];
  readonly topVirtual: readonly PlayableGame[];
  readonly newGames: readonly PlayableGame[];
  readonly forYou: readonly PlayableGame[];
}

/** What the house puts first, while nothing counts what is played most (1301: R9). */
const POPULAR_IDS: readonly string[] = ['1301', 'comet', 'tatu-tatu', 'rocketman', 'wabebe', 'matunda'];
const LONGEST_ROW = 12;

/** Sorts the games into their rows. A game that both kinds of list have is a virtual one; For You has one game of every kind. */
export function lobbyRows(casino: readonly PlayableGame[], virtual: readonly PlayableGame[]): LobbyRows {
  const virtualIds = new Set(virtual.map(({ id }) => id));
  const casinoOnly = casino.filter(({ id }) => !virtualIds.has(id));
  const all = [...casinoOnly, ...virtual];
  const firsts = POPULAR_IDS.flatMap((id) => all.find((game) => game.id === id) ?? []);
  const oneOfEach = new Map(all.toReversed().map((game) => [game.typeId.toLowerCase(), game])).values();
  return {
    popular: firsts.length > 0 ? firsts : all.slice(0, POPULAR_IDS.length),
    topCasino: casinoOnly.slice(0, LONGEST_ROW),
    topVirtual: virtual.slice(0, LONGEST_ROW),
    newGames: all.filter(({ isNew }) => isNew),
    forYou: [...oneOfEach].toReversed(),
  };
}
