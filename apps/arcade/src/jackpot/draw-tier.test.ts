import { CASINO_TIER_TERMS, CASINO_TIERS, casinoTierShare, kes } from '@kipenga/betting-core';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawTier, JACKPOT_RETURN_PERCENT, numbersWinning, tierOf } from './draw-tier.ts';

const SPACE = 1n << 48n;
const stakes = fc.integer({ min: 10, max: 1_000 }).map(kes);

describe('the draw of a tier', () => {
  test('is won by exactly the numbers counted, for any stake', () => {
    fc.assert(
      fc.property(stakes, (stake) => {
        let first = 0n;
        for (const tier of CASINO_TIERS) {
          const end = first + numbersWinning(tier, stake);
          expect([tierOf(first, stake), tierOf(end - 1n, stake)]).toEqual([tier, tier]);
          first = end;
        }
        expect([tierOf(first, stake), tierOf(SPACE - 1n, stake)]).toEqual([null, null]);
      }),
    );
  });

  test('has a chance in proportion to the stake, to one number in 2^48', () => {
    fc.assert(
      fc.property(stakes, fc.constantFrom(...CASINO_TIERS), (stake, tier) => {
        const perWin = BigInt(CASINO_TIER_TERMS[tier].stakedPerWin);
        const off = BigInt(stake) * SPACE - numbersWinning(tier, stake) * perWin;
        expect(off >= 0n && off < perWin).toBe(true);
      }),
    );
  });

  test('reads the last word of the digest and nothing else', () => {
    const digest = new Uint8Array(32).fill(255);
    expect(drawTier(digest, kes(10))).toBeNull();
    digest.fill(0, 24, 30);
    expect(drawTier(digest, kes(10))).toBe('shaba');
  });

  test('gives back what every stake put in, and the seeds', () => {
    expect(JACKPOT_RETURN_PERCENT).toBe(4.5);
    expect(casinoTierShare(kes(1_000))).toBe(kes(10));
  });
});
