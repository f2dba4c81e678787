import type { PlayableGame } from '../launch/index.ts';

/** The index of the games, row by row (R2-60). */
export interface LobbyRows {
  readonly favourites: readonly PlayableGame[];
  readonly lastPlayed: readonly PlayableGame[];
  readonly popular: readonly PlayableGame[];
  readonly topCasino: readonly PlayableGame[];
  readonly topVirtual: readonly PlayableGame[];
  readonly newGames: readonly PlayableGame[];
  readonly forYou: readonly PlayableGame[];
}

/** Ids of favourites, from the one marked last, with the games played. */
export interface Liked extends Played {
  readonly favourites: readonly string[];
}

/** Ids of played games: by all customers, most played first; by this customer, latest first. */
export interface Played {
  readonly byEverybody: readonly string[];
  readonly byCustomer: readonly string[];
}

/** The house's own order, after the games that play itself ranks (1301: R9). */
const POPULAR_IDS: readonly string[] = ['1301', 'comet', 'tatu-tatu', 'rocketman', 'wabebe', 'matunda'];
const LONGEST_ROW = 12;

const isOfType = (game: PlayableGame, typeId: string): boolean =>
  game.typeId.toLowerCase() === typeId.toLowerCase();

/** The games of these ids, in their order, each once. */
const gamesOf = (games: readonly PlayableGame[], ids: readonly string[]): readonly PlayableGame[] =>
  [...new Set(ids)].flatMap((id) => games.find((game) => game.id === id) ?? []);

/**
 * Sorts the games into their rows. A game that both kinds of list have is a virtual one. Popular is what everybody plays. For You is
 * of every kind the game that is played most, without what the customer knows: favourites, and what they played last.
 */
export function lobbyRows(
  casino: readonly PlayableGame[],
  virtual: readonly PlayableGame[],
  { byEverybody, byCustomer, favourites }: Liked,
): LobbyRows {
  const virtualIds = new Set(virtual.map(({ id }) => id));
  const casinoOnly = casino.filter(({ id }) => !virtualIds.has(id));
  const all = [...casinoOnly, ...virtual];
  const firsts = gamesOf(all, [...byEverybody, ...POPULAR_IDS]).slice(0, LONGEST_ROW);
  const byPlay = [...new Set([...firsts, ...all])];
  const oneOfEach = byPlay.filter(
    ({ typeId }, at) => byPlay.findIndex((one) => isOfType(one, typeId)) === at,
  );
  const own = {
    favourites: gamesOf(all, favourites),
    lastPlayed: gamesOf(all, byCustomer).slice(0, LONGEST_ROW),
  };
  const known = new Set([...own.favourites, ...own.lastPlayed]);
  return {
    ...own,
    popular: firsts.length > 0 ? firsts : all.slice(0, POPULAR_IDS.length),
    topCasino: casinoOnly.slice(0, LONGEST_ROW),
    topVirtual: virtual.slice(0, LONGEST_ROW),
    newGames: all.filter(({ isNew }) => isNew),
    forYou: oneOfEach.filter((game) => !known.has(game)).slice(0, LONGEST_ROW),
  };
}
