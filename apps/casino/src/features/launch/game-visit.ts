/** What travels with a customer into a game, in the history and not in the address: no token is in it. */
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
