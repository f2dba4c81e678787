const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/i;

/** Whether an address is this very machine. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/**
 * Names the network of an address. One IPv6 customer has the 2^64 addresses of a network, so the network counts; of IPv4
 * the address counts, and all of loopback as one, however written. A caller that has hung up has no address left: all of those are one.
 */
export const networkOf = (address: string | undefined): string => {
  if (address === undefined) return 'gone';
  if (isLoopback(address)) return 'loopback';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [left = '', right] = plain.split('::', 2);
  const groups = left.split(':').filter((group) => group !== '');
  const missing =
    right === undefined ? 0 : 8 - groups.length - right.split(':').filter((group) => group !== '').length;
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...(right ?? '').split(':')]
    .slice(0, 4)
    .join(':');
};
