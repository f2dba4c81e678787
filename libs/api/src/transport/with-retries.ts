import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Endpoint } from '@kipenga/contracts';
import { isWorthRetrying, mayHaveHappened, type Outcome } from './outcome.ts';
import type { Transport } from './transport.ts';

/** The last outcome, and whether any attempt may have succeeded without an answer. */
export interface Attempts {
  readonly last: Outcome;
  readonly mayHaveHappened: boolean;
}

/** Milliseconds a network may need before it works, after the device has reported it. */
const SETTLES_MS = 10_000;
let backAtMs = Number.NEGATIVE_INFINITY;
if (typeof addEventListener === 'function')
  addEventListener('online', () => {
    backAtMs = performance.now();
  });
const isBackJustNow = (): boolean => performance.now() - backAtMs < SETTLES_MS;

/**
 * Repeats a call as often as its endpoint allows, with backoff and jitter, never more (D27). A read gets further tries just after
 * the device came back online: calls at that moment often fail, and nothing else would repeat them.
 */
export async function withRetries(
  endpoint: Endpoint,
  transport: Transport,
  { signal, type }: Pick<BaseQueryApi, 'signal' | 'type'>,
  once: () => Promise<Outcome>,
): Promise<Attempts> {
  let isDoubtful = false;
  for (let attempt = 0; ; attempt += 1) {
    const last = await once();
    isDoubtful ||= mayHaveHappened(last);
    const mayTry = attempt < endpoint.retries || (type === 'query' && isBackJustNow());
    if (!mayTry || signal.aborted || !isWorthRetrying(endpoint, last))
      return { last, mayHaveHappened: isDoubtful };
    const askedFor = 'error' in last ? last.retryAfterMs : null;
    await pause(askedFor ?? transport.retryDelayMs(attempt), signal);
    if (signal.aborted) return { last, mayHaveHappened: isDoubtful };
  }
}

function pause(ms: number, cancelled: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    cancelled.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
