/** Tokens that open nothing, of one address in a minute. Behind one address of a mobile network there are many phones, each with a token or two too old. */
const MOST_REFUSED = 60;
const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 50_000;

interface Window {
  readonly startedAt: number;
  refused: number;
}

const groupsIn = (part: string): readonly string[] => part.split(':').filter((group) => group !== '');

/** The address; of IPv6 its network, since who has one has the 2^64 of it. */
export const networkIn = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [left = '', right = ''] = plain.split('::', 2);
  const [before, after] = [groupsIn(left), groupsIn(right)];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
};

/** Keeps those away from the wallet who try tokens. */
export interface OpenLimiter {
  /** In how many seconds the address may try again; 0 for now. */
  readonly secondsToWait: (address: string) => number;
  /** The address showed a token that opens nothing. */
  readonly refused: (address: string) => void;
}

/** Counts, by address and minute, tokens that were refused. Who opens games with tokens of the house is never counted. */
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
