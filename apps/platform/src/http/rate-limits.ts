import type { FastifyRequest } from 'fastify';
import { isLoopback, networkOf } from './network-of.ts';
import { tooManyRequests } from './refusal.ts';

/** How many requests a minute one address may make, by what they cost us. */
export interface AddressLimits {
  readonly reads: number;
  readonly writes: number;
  /** Log in, register, codes: each costs a password's work or an SMS. */
  readonly accounts: number;
}

export const DEFAULT_ADDRESS_LIMITS: AddressLimits = { reads: 1_200, writes: 240, accounts: 30 };

const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 50_000;

interface Window {
  startedAt: number;
  count: number;
}

/** What of a request says who sent it. */
export type Caller = Pick<FastifyRequest, 'ip' | 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/**
 * Does the request come from this machine, without a proxy? The connection's address says so; a header can
 * take this away, never give it.
 */
const isLocal = ({ socket, headers }: Omit<Caller, 'ip'>): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/** Counts requests by address and kind in windows of a minute, in this process alone (D71). */
export const addressLimits = (
  limits: AddressLimits,
  { nowMs, isSandbox }: { nowMs: () => number; isSandbox: boolean },
) => {
  const windows = new Map<string, Window>();
  const spares = (caller: Omit<Caller, 'ip'>): boolean => isSandbox && isLocal(caller);
  return {
    /** A sandbox spares its own machine. */
    spares,
    /** @throws HttpRefusal 429 when the address asks too often and is not spared. */
    count: (caller: Caller, kind: keyof AddressLimits): void => {
      if (spares(caller)) return;
      const key = `${kind} ${networkOf(caller.ip)}`;
      const now = nowMs();
      const open = windows.get(key);
      if (!open || now - open.startedAt >= WINDOW_MS) {
        // Forgetting everybody at once is cheap, and only ever lets someone ask a little more.
        if (windows.size >= MOST_ADDRESSES) windows.clear();
        windows.set(key, { startedAt: now, count: 1 });
        return;
      }
      open.count += 1;
      if (open.count > limits[kind]) throw tooManyRequests((WINDOW_MS - (now - open.startedAt)) / 1_000);
    },
  };
};

export type AddressLimiter = ReturnType<typeof addressLimits>;
