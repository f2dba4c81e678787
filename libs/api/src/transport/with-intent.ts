import type { Endpoint } from '@kipenga/contracts';
import type { ApiFailure } from '../failure.ts';
import type { IntentStore, PendingIntent, PlacedPicks, ShownPicks } from './intent-store.ts';
import type { Attempts } from './with-retries.ts';

/** What a keyed call says, and how its answer is understood. */
export interface KeyedCall {
  readonly endpoint: Endpoint;
  readonly request: unknown;
  /** Is this answer only the beginning of what was asked for? Its intent then stays, to ask what became of it (D78). */
  readonly isBeginning?: (answer: never) => boolean;
  /** The picks it stakes on, as they stand on a screen. */
  readonly onSlip?: PicksOnSlip;
}

/** Picks that are confirmed on a slip: they are placed once, from however many screens show them (R4-14). */
export interface PicksOnSlip extends ShownPicks {
  readonly isPlaced: (answer: never) => boolean;
  /** Takes them off the slip. Called before their key is settled: whatever ends in between, they are still known as sent. */
  readonly leave: (answer: never) => void;
}

/** What a call answers to RTK Query. */
export type Answer = { readonly data: unknown } | { readonly error: ApiFailure };

/**
 * After this long the same payment is a new one. A bet needs no such time: its picks and prices tell it from
 * another.
 */
const PAYMENT_INTENT_MS = 15 * 60_000;

const underWay = new WeakMap<IntentStore, Map<string, Promise<Answer>>>();

/**
 * Makes a keyed call: one key per intent, stored before sending, sent with every attempt, and kept until an answer is known (D24);
 * after an answer that is only a beginning, until whoever asks what became of it settles it.
 * A second press while the first is under way joins it. Without an answer the failure is `answer-lost`, and the same call again
 * asks with the same key.
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

/** A store that fails must not stop a bet: it goes out with its key, which then does not survive a reload. */
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
  // This press was refused. An earlier one whose answer was lost may still have happened.
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

/** A random key. `randomUUID` exists on https only, and a phone on a shop's test network is not. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
