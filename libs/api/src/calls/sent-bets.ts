import {
  decodeWire,
  depositAndBet,
  encodeWire,
  placeBet,
  placeJackpotBet,
  type DepositAndBetRequest,
  type Endpoint,
  type PlaceBetRequest,
  type PlaceJackpotBetRequest,
} from '@kipenga/contracts';
import type { PendingIntent } from '../transport/intent-store.ts';
import type { Transport } from '../transport/transport.ts';

export type BetStake = { readonly bet: PlaceBetRequest };
export type TicketStake = { readonly ticket: PlaceJackpotBetRequest };
/** Several bets waiting for the same deposit. */
export type SinglesStake = { readonly bets: readonly PlaceBetRequest[] };

/** A confirmed bet or ticket, or several bets. */
export type SentStake = BetStake | TicketStake | SinglesStake;

/** A confirmed bet or ticket without a known outcome. Ask for the outcome by its key, and settle it once known (D24, D78). */
export type SentBet = SentStake & {
  /** Id in the intent store. */
  readonly id: string;
  /** The Idempotency-Key it was sent with. */
  readonly key: string;
  /** Missing part: the answer to the bet, or the money to place it with. */
  readonly waitsFor: 'answer' | 'deposit';
  readonly sentAtMs: number;
};

/** Returns the customer's profile id. */
export function ownerOfSent(sent: SentStake): PlaceBetRequest['profileId'] | undefined {
  if ('bets' in sent) return sent.bets[0]?.profileId;
  return 'bet' in sent ? sent.bet.profileId : sent.ticket.profileId;
}

/**
 * Returns this customer's bets and tickets without a known outcome, from this visit or earlier ones. Those of other customers stay
 * stored.
 */
export async function sentBets(
  { intents }: Pick<Transport, 'intents'>,
  profileId: PlaceBetRequest['profileId'],
): Promise<readonly SentBet[]> {
  const pending = await intents.pending().catch((): readonly PendingIntent[] => []);
  return pending.flatMap(sentBetIn).filter((sent) => ownerOfSent(sent) === profileId);
}

function sentBetIn({ id, key, endpoint, request, madeAtMs }: PendingIntent): readonly SentBet[] {
  const stake = stakeIn(endpoint, request);
  const waitsFor = endpoint === depositAndBet.name ? 'deposit' : 'answer';
  return stake === null ? [] : [{ id, key, ...stake, waitsFor, sentAtMs: madeAtMs }];
}

function stakeIn(endpoint: string, request: unknown): SentStake | null {
  const { bet, ticket, bets } = confirmedIn(endpoint, request);
  if (areReadable(bets)) return { bets };
  if (isReadable(placeBet.request, bet)) return { bet };
  return isReadable(placeJackpotBet.request, ticket) ? { ticket } : null;
}

function confirmedIn(
  endpoint: string,
  request: unknown,
): { readonly bet?: unknown; readonly ticket?: unknown; readonly bets?: unknown } {
  if (endpoint === placeBet.name) return { bet: request };
  if (endpoint === placeJackpotBet.name) return { ticket: request };
  return endpoint === depositAndBet.name ? ((request as DepositAndBetRequest | null) ?? {}) : {};
}

const areReadable = (bets: unknown): bets is readonly PlaceBetRequest[] =>
  Array.isArray(bets) && bets.length > 0 && bets.every((bet) => isReadable(placeBet.request, bet));

/**
 * True if a stored body has the form the contract requires. Browser storage may contain anything, so it is checked like an answer.
 */
function isReadable<Body>(
  codec: NonNullable<Endpoint<unknown, object, object, Body>['request']>,
  body: unknown,
): body is Body {
  try {
    return decodeWire(codec, encodeWire(codec, body as never)).ok;
  } catch {
    return false;
  }
}
