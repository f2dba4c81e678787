import type { Endpoint } from '@kipenga/contracts';
import type { ApiFailure } from '../failure.ts';
import type { IntentStore, PendingIntent, PlacedPicks, ShownPicks } from './intent-store.ts';
import type { Attempts } from './with-retries.ts';

/** A keyed call and the rules for its answer. */
export interface KeyedCall {
  readonly endpoint: Endpoint;
  readonly request: unknown;
  /** True if the answer is only preliminary. The intent is then kept, so that its outcome can be asked for (D78). */
  readonly isBeginning?: (answer: never) => boolean;
  /** The picks it stakes on, as shown on a screen. */
  readonly onSlip?: PicksOnSlip;
}

/** Picks confirmed on a slip. They are placed once, however many screens show them (R4-14). */
export interface PicksOnSlip extends ShownPicks {
  readonly isPlaced: (answer: never) => boolean;
  /**
   * Removes the picks from the slip. Called before their key is settled: if the page closes in between, they are still known as
   * sent.
   */
  readonly leave: (answer: never) => void;
}

/** A call's result in the form of RTK Query. */
export type Answer = { readonly data: unknown } | { readonly error: ApiFailure };

/** Milliseconds after which the same payment counts as a new one. Bets need no such limit, since picks and prices identify them. */
const PAYMENT_INTENT_MS = 15 * 60_000;

const underWay = new WeakMap<IntentStore, Map<string, Promise<Answer>>>();

/**
 * Sends a keyed call: one key per intent, stored before sending, sent with every attempt, and kept until the answer is known (D24).
 * After a preliminary answer it is kept until its outcome has been read and settled. A second press while the first is under way
 * joins it. Without an answer the failure is `answer-lost`, and repeating the call uses the same key.
 */
export function withIntent(
  store: IntentStore,
  call: KeyedCall,
  body: string,
  attempts: (key: string) => Promise<Attempts>,
): Promise<Answer> {
  const { endpoint, request } = call;
  const id = `${endpoint.name} ${body}`;
  const calls = underWay.get(store) ?? new Map<string, Promise<Answer>>();
  underWay.set(store, calls);
  const joined = calls.get(id);
  if (joined) return joined;
  const made = makeCall(
    guarded(store),
    call,
    { id, key: newKey(), endpoint: endpoint.name, request, madeAtMs: Date.now() },
    attempts,
  ).finally(() => calls.delete(id));
  calls.set(id, made);
  return made;
}

/** A failing store must not stop a bet. The bet is sent with its key, which then does not survive a reload. */
const guarded = (store: IntentStore): IntentStore => ({
  claim: (candidate, shown) => store.claim(candidate, shown).catch(() => candidate),
  settle: (intent, placed) => store.settle(intent, placed).catch(() => {}),
  pending: () => store.pending(),
});

async function makeCall(
  store: IntentStore,
  call: KeyedCall,
  candidate: PendingIntent,
  attempts: (key: string) => Promise<Attempts>,
): Promise<Answer> {
  const { onSlip } = call;
  const intent = await claimFor(store, call, candidate);
  if ('placedAtMs' in intent) {
    onSlip?.leave(intent.answer as never);
    return { data: intent.answer };
  }
  const { last, mayHaveHappened } = await attempts(intent.key);
  if ('data' in last) {
    await settleAnswered(store, call, intent, last.data);
    return { data: last.data };
  }
  // This request was refused, but an earlier one whose answer was lost may have succeeded.
  const isDoubtful = mayHaveHappened || intent.key !== candidate.key;
  if (isDoubtful) return { error: { kind: 'answer-lost', key: intent.key, cause: last.error.kind } };
  await store.settle(intent);
  return { error: last.error };
}

async function claimFor(
  store: IntentStore,
  { endpoint, onSlip }: KeyedCall,
  candidate: PendingIntent,
): Promise<PendingIntent | PlacedPicks> {
  const shown = onSlip && { id: onSlip.id, sinceMs: onSlip.sinceMs };
  const intent = await store.claim(candidate, shown);
  const isOld =
    'key' in intent && endpoint.retries === 0 && candidate.madeAtMs - intent.madeAtMs > PAYMENT_INTENT_MS;
  if (!isOld) return intent;
  await store.settle(intent);
  return store.claim(candidate, shown);
}

async function settleAnswered(
  store: IntentStore,
  { isBeginning, onSlip }: KeyedCall,
  intent: PendingIntent,
  data: unknown,
): Promise<void> {
  const answer = data as never;
  if (isBeginning?.(answer) === true) return;
  if (onSlip?.isPlaced(answer) !== true) return store.settle(intent);
  onSlip.leave(answer);
  await store.settle(intent, { id: onSlip.id, answer, placedAtMs: Date.now() });
}

/** Returns a random key. `randomUUID` exists only on https, which test phones in local networks do not have. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
