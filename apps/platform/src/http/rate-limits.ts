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

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Whoever has one IPv6 address has the 2^64 of its network, so the network counts; of IPv4 it is the address, however it is written. */
const householdOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [left = '', right] = plain.split('::', 2);
  const groups = left.split(':').filter((group) => group !== '');
  const missing =
    right === undefined ? 0 : 8 - groups.length - right.split(':').filter((group) => group !== '').length;
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...(right ?? '').split(':')]
    .slice(0, 4)
    .join(':');
};

/** Counts requests by address and kind in windows of a minute, in this process alone (D71). */
export const addressLimits = (
  limits: AddressLimits,
  { nowMs, sparesLoopback }: { nowMs: () => number; sparesLoopback: boolean },
) => {
  const windows = new Map<string, Window>();
  return {
    /** @throws HttpRefusal 429 when the address asks too often. */
    count: (address: string, kind: keyof AddressLimits): void => {
      if (sparesLoopback && LOOPBACK.test(address)) return;
      const key = `${kind} ${householdOf(address)}`;
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
