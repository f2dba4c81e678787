import {
  DEFAULT_LIMITS,
  kes,
  nairobiDay,
  oddsFromThousandths,
  quoteBet,
  taxRecordOn,
  type BetLimits,
} from '@kipenga/betting-core';
import { price } from '../../testing/specimens.ts';

const taxRecord = taxRecordOn(nairobiDay('2026-11-21'));
const quote = (
  stake: number,
  prices: readonly number[],
  limits: BetLimits = DEFAULT_LIMITS,
  freeBet = false,
) => quoteBet({ stake: kes(stake), prices: prices.map(price), limits, taxRecord, freeBet });

const boosted = (maxMultiplier: number | null): BetLimits => ({
  ...DEFAULT_LIMITS,
  booster: { rate: 1050, minCount: 3, maxMultiplier, minOdds: oddsFromThousandths(1300) },
});
const SIX = [1.5, 1.6, 1.7, 1.8, 1.4, 1.35];

/** Quotes computed by the core, each for a different rule. */
export const QUOTES = {
  twoPicks: quote(49, [2.35, 2.15]),
  nothingStaked: quote(0, [2.35, 2.15]),
  paysBackLess: quote(100, [1.1]),
  beyondTheCap: quote(20_000, [30, 2]),
  bonusFromTheNextPick: quote(100, SIX.slice(0, 3), boosted(null)),
  bonus: quote(100, SIX.slice(0, 4), boosted(null)),
  bonusOfThreePicks: quote(100, SIX, boosted(null)),
  bonusAtItsMost: quote(100, SIX, boosted(1100)),
  freeBetKept: quote(50, [3], { ...DEFAULT_LIMITS, freeBetReturnsStake: false }, true),
  twentyPicks: quote(
    49,
    Array.from({ length: 20 }, (_, at) => 1.1 + at / 100),
  ),
} as const;
