/** Navigation state of a customer in a game. It is kept in the history, not in the address, and holds no token. */
export interface GameVisit {
  readonly name: string;
  /** The list they came from. */
  readonly from: string;
  /** The same list, opening the game again. */
  readonly again: string;
}

const LISTS = /^\/(?:casino|virtuals|lobby)(?:\?|$)/;

/** Reads navigation state, which anybody can have put there: only paths of the lists are followed. */
export function readGameVisit(state: unknown): GameVisit | null {
  if (typeof state !== 'object' || state === null) return null;
  const { name, from, again } = state as Partial<Record<keyof GameVisit, unknown>>;
  const isVisit =
    typeof name === 'string' &&
    typeof from === 'string' &&
    LISTS.test(from) &&
    typeof again === 'string' &&
    LISTS.test(again);
  return isVisit ? { name, from, again } : null;
}
