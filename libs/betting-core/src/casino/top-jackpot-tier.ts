import { assertCents } from '../assertions.ts';
import { formatKes } from '../money/format-kes.ts';
import { maxCents, type Cents } from '../money/cents.ts';
import type { CasinoJackpot } from './game.ts';

/**
 * Returns the highest tier of all jackpots, or null if there is none. Throws RangeError for a wrong amount.
 *
 * @example
 * topJackpotTier([{ tiers: [kes(200), kes(5_000)], gameIds: ['811'] }]); // 500000
 * topJackpotTier([]); // null
 */
export function topJackpotTier(jackpots: readonly CasinoJackpot[]): Cents | null {
  const tiers = jackpots.flatMap((jackpot) => jackpot.tiers);
  for (const tier of tiers) assertCents(tier, 'tier');
  return tiers.reduce<Cents | null>((top, tier) => (top === null ? tier : maxCents(top, tier)), null);
}

/**
 * Returns the text of the Jackpots banner, or null if there is no jackpot.
 *
 * @example
 * jackpotBanner([{ tiers: [kes(200), kes(5_000)], gameIds: ['811'] }]); // WIN KES 5,000.00
 */
export function jackpotBanner(jackpots: readonly CasinoJackpot[]): string | null {
  const top = topJackpotTier(jackpots);
  return top === null ? null : `WIN ${formatKes(top)}`;
}
