import { decodeWire, encodeWire, placeBet, type PlaceBetRequest } from '@kipenga/contracts';
import type { PendingIntent } from '../transport/intent-store.ts';
import type { Transport } from '../transport/transport.ts';

/**
 * Bets that were sent and never answered. Ask after a reload and place each again: the kept key goes with it,
 * so it is answered, not placed twice (D24). Only the customer who sent a bet is told of it.
 */
export async function pendingBets(
  transport: Transport,
  profileId: PlaceBetRequest['profileId'],
): Promise<readonly PlaceBetRequest[]> {
  const intents = await transport.intents.pending().catch((): readonly PendingIntent[] => []);
  return intents
    .filter((intent) => intent.endpoint === placeBet.name)
    .map((intent) => readable(intent.request))
    .filter((bet) => bet !== null)
    .filter((bet) => bet.profileId === profileId);
}

/** What a browser stored is not trusted: the contract checks it like everything else. */
function readable(request: unknown): PlaceBetRequest | null {
  try {
    const read = decodeWire(placeBet.request, encodeWire(placeBet.request, request as never));
    return read.ok ? (request as PlaceBetRequest) : null;
  } catch {
    return null;
  }
}
