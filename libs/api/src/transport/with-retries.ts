import type { Endpoint } from '@kipenga/contracts';
import { isWorthRetrying, mayHaveHappened, type Outcome } from './outcome.ts';
import type { Transport } from './transport.ts';

/** The last outcome, and whether any attempt may have happened without our hearing of it. */
export interface Attempts {
  readonly last: Outcome;
  readonly mayHaveHappened: boolean;
}

/** Tries as many times more as the endpoint says, with backoff and jitter, never more (D27). */
export async function withRetries(
  endpoint: Endpoint,
  transport: Transport,
  cancelled: AbortSignal,
  once: () => Promise<Outcome>,
): Promise<Attempts> {
  let isDoubtful = false;
  for (let attempt = 0; ; attempt += 1) {
    const last = await once();
    isDoubtful ||= mayHaveHappened(last);
    if (attempt >= endpoint.retries || cancelled.aborted || !isWorthRetrying(endpoint, last))
      return { last, mayHaveHappened: isDoubtful };
    const askedFor = 'error' in last ? last.retryAfterMs : null;
    await pause(askedFor ?? transport.retryDelayMs(attempt), cancelled);
    if (cancelled.aborted) return { last, mayHaveHappened: isDoubtful };
  }
}

function pause(ms: number, cancelled: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    cancelled.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
