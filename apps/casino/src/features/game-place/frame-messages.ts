/**
 * Requests and news a game may send to its page: `limits` says that a limit stopped a stake, `money` that the balance
 * changed.
 */
export type FrameMessage = 'cashier' | 'lobby' | 'limits' | 'money';

const MESSAGES = new Map<unknown, FrameMessage>([
  ['kipenga:cashier', 'cashier'],
  ['kipenga:lobby', 'lobby'],
  ['kipenga:limits', 'limits'],
  ['kipenga:money', 'money'],
]);

/** Reads a message to the page, if it comes from the origin of the game that is shown. */
export function readFrameMessage(
  { origin, data }: Pick<MessageEvent, 'origin' | 'data'>,
  gameUrl: string,
): FrameMessage | null {
  if (origin !== new URL(gameUrl).origin) return null;
  const message: unknown = data;
  if (typeof message !== 'object' || message === null || !('type' in message)) return null;
  return MESSAGES.get(message.type) ?? null;
}
