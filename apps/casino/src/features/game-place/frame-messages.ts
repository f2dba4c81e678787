/** What a game may ask of the page around it. */
export type GameWish = 'cashier' | 'lobby';

const WISHES = new Map<unknown, GameWish>([
  ['kipenga:cashier', 'cashier'],
  ['kipenga:lobby', 'lobby'],
]);

/** Reads a message to the page: a wish, if it comes from the origin of the game that is shown. */
export function readGameWish(
  { origin, data }: Pick<MessageEvent, 'origin' | 'data'>,
  gameUrl: string,
): GameWish | null {
  if (origin !== new URL(gameUrl).origin) return null;
  const message: unknown = data;
  if (typeof message !== 'object' || message === null || !('type' in message)) return null;
  return WISHES.get(message.type) ?? null;
}
