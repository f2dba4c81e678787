import { expect, test } from 'vitest';
import { CASINO_TIER_TERMS, CASINO_TIERS, casinoTierShare } from './casino-tiers.ts';
import { cents, kes } from '../money/cents.ts';

test('a tier gets a hundredth of a stake: all of it for whole shillings, and never a part of a cent (D86)', () => {
  expect([kes(10), kes(11), cents(1_099)].map(casinoTierShare)).toEqual([cents(10), cents(11), cents(10)]);
  expect(() => casinoTierShare(0.5 as never)).toThrow(RangeError);
});

test('a tier that is won less often begins with more, and each seed is half a hundredth of what is staked for a win', () => {
  for (const tier of CASINO_TIERS) {
    const { seed, stakedPerWin } = CASINO_TIER_TERMS[tier];
    expect(seed * 200).toBe(stakedPerWin);
  }
});
