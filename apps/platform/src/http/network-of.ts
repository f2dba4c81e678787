const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/i;

/** Whether an address is this very machine. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/**
 * The network of an address. Who has one IPv6 address has the 2^64 of its network, so that counts; of IPv4
 * the address counts, and all of loopback as one, however written.
 */
export const networkOf = (address: string): string => {
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
