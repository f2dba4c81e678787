import { CASINO_CLIENT_ID, HOST_BASE_PATHS, type Host } from '@kipenga/contracts';
import { memoryIntents, type IntentStore } from './intent-store.ts';

/** All that the calls need of the world. One lies in each store's thunk `extra` as `{ transport }`. */
export interface Transport {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Base URL of each host; relative ones are our own origin. */
  readonly hosts: { readonly [H in Host]: string };
  /** The raw token of who is logged in, from the store's state. */
  readonly token: (state: unknown) => string | null;
  /** As `document.cookie`; for the XSRF header. */
  readonly cookies: () => string;
  /** Keeps the keys of bets and payments until they are answered (D24). */
  readonly intents: IntentStore;
  /** Opens a live socket at a path of our own origin; the browser's unless given. */
  readonly openSocket?: (path: string) => WebSocket;
  /** Provider 1's public client id (D64). */
  readonly casinoKey: string;
  readonly timeoutMs: number;
  /** How long to wait before trying again, after the first, second, third try (0, 1, 2). */
  readonly retryDelayMs: (attempt: number) => number;
  /** Hears, for the log, of every call that failed and of rows that could not be read (R8-11). Not of a session's end: that opens the login. */
  readonly report: (problem: { readonly endpoint: string; readonly problem: string }) => void;
}

/**
 * Completes a transport: our own origin, 30 s, backoff with jitter, keys in memory. A browser passes
 * `browserIntents()`.
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

/** The transport in a store's thunk `extra`. Throws when the store was made without one. */
export function transportOf(extra: unknown): Transport {
  const isHolder = typeof extra === 'object' && extra !== null && 'transport' in extra;
  if (!isHolder) throw new Error('The store was made without { transport } in its thunk extra argument.');
  return extra.transport as Transport;
}
