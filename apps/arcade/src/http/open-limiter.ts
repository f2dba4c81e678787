/**
 * Invalid tokens allowed per address and minute. Many phones share one address of a mobile network, each with an
 * expired token or two.
 */
const MOST_REFUSED = 60;
const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 50_000;

interface Window {
  readonly startedAt: number;
  refused: number;
}

const groupsIn = (part: string): readonly string[] => part.split(':').filter((group) => group !== '');

/** The address; for IPv6 its /64 network, since one customer has all of it. */
export const networkIn = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [left = '', right = ''] = plain.split('::', 2);
  const [before, after] = [groupsIn(left), groupsIn(right)];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
};

/** Shields the wallet from guessed tokens. */
export interface OpenLimiter {
  /** Seconds until the address may try again, or 0. */
  readonly secondsToWait: (address: string) => number;
  /** Counts a refused token of this address. */
  readonly refused: (address: string) => void;
}

/** Counts refused tokens by address and minute. Valid tokens never count. */
export const openLimiter = (nowMs: () => number): OpenLimiter => {
  const windows = new Map<string, Window>();
  const windowOf = (address: string): Window | undefined => {
    const found = windows.get(networkIn(address));
    return found && nowMs() - found.startedAt < WINDOW_MS ? found : undefined;
  };
  return {
    secondsToWait: (address) => {
      const open = windowOf(address);
      if (open === undefined || open.refused < MOST_REFUSED) return 0;
      return Math.ceil((open.startedAt + WINDOW_MS - nowMs()) / 1_000);
    },
    refused: (address) => {
      const open = windowOf(address);
      if (open !== undefined) open.refused += 1;
      else {
        // Forgetting everybody at once is cheap, and only ever lets someone try a little more.
        if (windows.size >= MOST_ADDRESSES) windows.clear();
        windows.set(networkIn(address), { startedAt: nowMs(), refused: 1 });
      }
    },
  };
};
