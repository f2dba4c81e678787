import { assertCents } from '../assertions.ts';
import { formatKes } from '../money/format-kes.ts';
import { maxCents, type Cents } from '../money/cents.ts';
import type { CasinoJackpot } from './game.ts';

/** The highest tier of all jackpots, or null when there is none (R4-26). */
export function topJackpotTier(jackpots: readonly CasinoJackpot[]): Cents | null {
  const tiers = jackpots.flatMap((jackpot) => jackpot.tiers);
  for (const tier of tiers) assertCents(tier, 'tier');
  return tiers.reduce<Cents | null>((top, tier) => (top === null ? tier : maxCents(top, tier)), null);
}

/** The Jackpots banner: 'WIN KES 1,234.50', or null when there is no jackpot (R4-26). */
export function jackpotBanner(jackpots: readonly CasinoJackpot[]): string | null {
  const top = topJackpotTier(jackpots);
  return top === null ? null : `WIN ${formatKes(top)}`;
}
