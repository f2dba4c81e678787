import {
  decodeWire,
  depositAndBet,
  encodeWire,
  placeBet,
  type DepositAndBetRequest,
  type PlaceBetRequest,
} from '@kipenga/contracts';
import type { PendingIntent } from '../transport/intent-store.ts';
import type { Transport } from '../transport/transport.ts';

/** A bet that was confirmed and whose end is not known: ask by its key, and settle it once it is (D24, D78). */
export interface SentBet {
  /** Its name in the store of intents. */
  readonly id: string;
  /** The Idempotency-Key it went out with. */
  readonly key: string;
  readonly bet: PlaceBetRequest;
  /** What is not there yet: the answer to the bet, or the money it is placed with. */
  readonly waitsFor: 'answer' | 'deposit';
  readonly sentAtMs: number;
}

/** The bets of this customer whose end is not known, from this visit or an earlier one. Another customer's wait for them. */
export async function sentBets(
  { intents }: Pick<Transport, 'intents'>,
  profileId: PlaceBetRequest['profileId'],
): Promise<readonly SentBet[]> {
  const pending = await intents.pending().catch((): readonly PendingIntent[] => []);
  return pending.flatMap(sentBetIn).filter(({ bet }) => bet.profileId === profileId);
}

function sentBetIn({ id, key, endpoint, request, madeAtMs }: PendingIntent): readonly SentBet[] {
  const isDeposit = endpoint === depositAndBet.name;
  if (!isDeposit && endpoint !== placeBet.name) return [];
  const bet = readable(isDeposit ? (request as DepositAndBetRequest | null)?.bet : request);
  return bet ? [{ id, key, bet, waitsFor: isDeposit ? 'deposit' : 'answer', sentAtMs: madeAtMs }] : [];
}

/** What a browser stored may be anything: it is checked with the contract, as an answer is. */
function readable(bet: unknown): PlaceBetRequest | null {
  try {
    const read = decodeWire(placeBet.request, encodeWire(placeBet.request, bet as never));
    return read.ok ? (bet as PlaceBetRequest) : null;
  } catch {
    return null;
  }
}
