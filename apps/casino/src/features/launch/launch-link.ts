import { PLAY_MODES, type PlayMode } from '@kipenga/betting-core';

/** A game that an address asks to open on arrival: a menu entry, or a login that goes on to it (R2-22, R5-11). */
export interface LaunchLink {
  /** The game's key, or the id that the menu has of it. */
  readonly game: string;
  /** Null where the customer has still to choose. */
  readonly playMode: PlayMode | null;
}

/** Reads the game and mode to launch from a query; null if it names no game. */
export function readLaunchLink(search: string): LaunchLink | null {
  const query = new URLSearchParams(search);
  const game = query.get('play') ?? '';
  const playMode = PLAY_MODES.find((mode) => mode === query.get('mode')) ?? null;
  return game === '' ? null : { game, playMode };
}

/** The query without a game to open. */
export function withoutLaunchLink(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('play');
  query.delete('mode');
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The query with this game to open. */
export function withLaunchLink(search: string, { game, playMode }: LaunchLink): string {
  const query = new URLSearchParams(withoutLaunchLink(search));
  query.set('play', game);
  if (playMode !== null) query.set('mode', playMode);
  return `?${query.toString()}`;
}
