import type { Endpoint } from '@kipenga/contracts';
import type { ApiFailure } from '../failure.ts';
import type { IntentStore, PendingIntent } from './intent-store.ts';
import type { Attempts } from './with-retries.ts';

/** What a call answers to RTK Query. */
export type Answer = { readonly data: unknown } | { readonly error: ApiFailure };

/**
 * After this long the same payment is a new one. A bet needs no such time: its picks and prices tell it from
 * another.
 */
const PAYMENT_INTENT_MS = 15 * 60_000;

const underWay = new WeakMap<IntentStore, Map<string, Promise<Answer>>>();

/**
 * Makes a call that must happen once (D24). Each intent has one key. It is stored before sending, goes with
 * every attempt, and is kept until an answer is known. A second press joins the first while that is under
 * way. Without an answer the failure is `answer-lost`; the same call again asks with the same key.
 */
export function withIntent(
  store: IntentStore,
  endpoint: Endpoint,
  request: unknown,
  body: string,
  attempts: (key: string) => Promise<Attempts>,
): Promise<Answer> {
  const id = `${endpoint.name} ${body}`;
  const calls = underWay.get(store) ?? new Map<string, Promise<Answer>>();
  underWay.set(store, calls);
  const joined = calls.get(id);
  if (joined) return joined;
  const call = makeCall(
    guarded(store),
    endpoint,
    { id, key: newKey(), endpoint: endpoint.name, request, madeAtMs: Date.now() },
    attempts,
  ).finally(() => calls.delete(id));
  calls.set(id, call);
  return call;
}

/** A store that fails must not stop a bet: it goes out with its key, which then does not survive a reload. */
const guarded = (store: IntentStore): IntentStore => ({
  claim: (candidate) => store.claim(candidate).catch(() => candidate),
  settle: (id) => store.settle(id).catch(() => {}),
  pending: () => store.pending(),
});

async function makeCall(
  store: IntentStore,
  endpoint: Endpoint,
  candidate: PendingIntent,
  attempts: (key: string) => Promise<Attempts>,
): Promise<Answer> {
  let intent = await store.claim(candidate);
  if (endpoint.retries === 0 && candidate.madeAtMs - intent.madeAtMs > PAYMENT_INTENT_MS) {
    await store.settle(intent.id);
    intent = await store.claim(candidate);
  }
  const { last, mayHaveHappened } = await attempts(intent.key);
  if ('data' in last) {
    await store.settle(intent.id);
    return { data: last.data };
  }
  // This press was refused. An earlier one whose answer was lost may still have happened.
  const isDoubtful = mayHaveHappened || intent.key !== candidate.key;
  if (isDoubtful) return { error: { kind: 'answer-lost', key: intent.key, cause: last.error.kind } };
  await store.settle(intent.id);
  return { error: last.error };
}

/** A random key. `randomUUID` exists on https only, and a phone on a shop's test network is not. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
