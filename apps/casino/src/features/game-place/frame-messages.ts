/** What a game may ask of the page around it, or tell it: that a limit stood in the way, that its player has other money. */
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
