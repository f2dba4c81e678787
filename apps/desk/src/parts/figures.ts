import { MOST_COUNTED } from '@kipenga/api/desk';
import { formatAmount, toMs, type Cents, type Instant } from '@kipenga/betting-core';

/** A sum for a table: '1,234.50', in shillings as its head says. */
export const sum = (cents: Cents): string => formatAmount(cents);

/** A count that may have stopped counting: '100+'. */
export const atMost = (count: number): string => (count >= MOST_COUNTED ? `${MOST_COUNTED}+` : String(count));

/** '1 bet', '3 bets'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** How long ago, between two moments of the platform: '12 s', '5 min', '3 h', '2 days'. */
export function age(then: Instant, now: Instant): string {
  const seconds = Math.max(0, Math.round((toMs(now) - toMs(then)) / 1000));
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} days`;
}
