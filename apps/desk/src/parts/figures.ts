import { MOST_COUNTED } from '@kipenga/api/desk';
import { formatAmount, parseKes, toMs, type Cents, type Instant } from '@kipenga/betting-core';

/** Amount in shillings without a currency, for columns that name it: '1,234.50'. */
export const sum = (cents: Cents): string => formatAmount(cents);

/** A count with a maximum: '100+'. */
export const atMost = (count: number, most = MOST_COUNTED): string =>
  count >= most ? `${most}+` : String(count);

/** Parses a typed amount in shillings. @throws RangeError if it is no amount */
export const centsIn = (typed = ''): Cents => {
  const read = parseKes(typed);
  if (!read.ok) throw new RangeError(`Not an amount: ${typed}`);
  return read.value;
};

/** '1 bet', '3 bets'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Time between two moments: '12 s', '5 min', '3 h', '2 days'. Zero if `then` is later. */
export function age(then: Instant, now: Instant): string {
  const seconds = Math.max(0, Math.round((toMs(now) - toMs(then)) / 1000));
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} days`;
}
