import type { FastifyRequest } from 'fastify';
import { isLoopback, networkOf } from './network-of.ts';
import { tooManyRequests } from './refusal.ts';

/** Requests per minute allowed to one address, by their cost. */
export interface AddressLimits {
  readonly reads: number;
  readonly writes: number;
  /** Log in, register, codes: each costs a password hash or an SMS. */
  readonly accounts: number;
}

export const DEFAULT_ADDRESS_LIMITS: AddressLimits = { reads: 1_200, writes: 240, accounts: 30 };

const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 50_000;

interface Window {
  startedAt: number;
  count: number;
}

/** The parts of a request that identify its sender. */
export type Caller = Pick<FastifyRequest, 'ip' | 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** True if the request comes from this machine, without a proxy. The connection's address decides; a header can only make it false. */
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
    /** True if the caller is exempt: a sandbox exempts its own machine. */
    spares,
    /** @throws HttpRefusal 429 if the address asks too often and is not exempt. */
    count: (caller: Caller, kind: keyof AddressLimits): void => {
      if (spares(caller)) return;
      const key = `${kind} ${networkOf(caller.ip)}`;
      const now = nowMs();
      const open = windows.get(key);
      if (!open || now - open.startedAt >= WINDOW_MS) {
        // Forgetting everybody at once is cheap, and at worst allows a few more requests.
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
