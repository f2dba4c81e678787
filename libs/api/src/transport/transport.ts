import { CASINO_CLIENT_ID, HOST_BASE_PATHS, type Host } from '@kipenga/contracts';
import { memoryIntents, type IntentStore } from './intent-store.ts';

/** External dependencies of all calls. Each store has one in its thunk `extra` as `{ transport }`. */
export interface Transport {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Base URL of each host; relative URLs are on our own origin. */
  readonly hosts: { readonly [H in Host]: string };
  /** Returns the raw token of the logged-in customer from the store's state, or null. */
  readonly token: (state: unknown) => string | null;
  /** Returns `document.cookie`, for the XSRF header. */
  readonly cookies: () => string;
  /** Keeps the idempotency keys of bets and payments until they are answered (D24). */
  readonly intents: IntentStore;
  /** Opens a live socket at a path of our own origin; uses the browser's by default. */
  readonly openSocket?: (path: string) => WebSocket;
  /** Provider 1's public client id (D64). */
  readonly casinoKey: string;
  readonly timeoutMs: number;
  /** Milliseconds to wait before the next try, after the first, second and third (0, 1, 2). */
  readonly retryDelayMs: (attempt: number) => number;
  /** Logs every failed call, and rows that could not be read (R8-11). The end of a session is not logged: it opens the login. */
  readonly report: (problem: { readonly endpoint: string; readonly problem: string }) => void;
}

/**
 * Completes a transport. Defaults: our own origin, 30 s, backoff with jitter, keys in memory. A browser passes `browserIntents()`.
 */
export function makeTransport(parts: Partial<Transport> = {}): Transport {
  return {
    fetch: (url, init) => fetch(url, init),
    hosts: HOST_BASE_PATHS,
    token: () => null,
    cookies: () => '',
    intents: memoryIntents(),
    casinoKey: CASINO_CLIENT_ID,
    timeoutMs: 30_000,
    retryDelayMs: (attempt) => 300 * 2 ** attempt * (1 + 3 * Math.random()),
    report: () => {},
    ...parts,
  };
}

/** Returns the transport in a store's thunk `extra`. Throws if the store was made without one. */
export function transportOf(extra: unknown): Transport {
  const isHolder = typeof extra === 'object' && extra !== null && 'transport' in extra;
  if (!isHolder) throw new Error('The store was made without { transport } in its thunk extra argument.');
  return extra.transport as Transport;
}
