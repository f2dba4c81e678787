import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Endpoint } from '@kipenga/contracts';
import { isWorthRetrying, mayHaveHappened, type Outcome } from './outcome.ts';
import type { Transport } from './transport.ts';

/** The last outcome, and whether any attempt may have happened without our hearing of it. */
export interface Attempts {
  readonly last: Outcome;
  readonly mayHaveHappened: boolean;
}

/** How long a network may need until it carries, once the device has told of it. */
const SETTLES_MS = 10_000;
let backAtMs = Number.NEGATIVE_INFINITY;
if (typeof addEventListener === 'function')
  addEventListener('online', () => {
    backAtMs = performance.now();
  });
const isBackJustNow = (): boolean => performance.now() - backAtMs < SETTLES_MS;

/**
 * Tries as many times more as the endpoint says, with backoff and jitter, never more (D27). A read goes on where the device
 * has come back to its network just now: what is asked at that moment often fails, and nothing would ask again.
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
