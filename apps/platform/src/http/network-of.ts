const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/i;

/** True if the address is this machine's own. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/**
 * Names the network of an address. One IPv6 customer has the 2^64 addresses of a network, so the network counts; for IPv4 the
 * address itself, and all of loopback as one, however written. Callers that have hung up have no address left: they count as
 * one.
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
