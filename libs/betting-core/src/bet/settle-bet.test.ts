import { describe, expect, test } from 'vitest';
import { kes } from '../money/cents.ts';
import { oddsFromThousandths } from '../odds/odds.ts';
import { exampleBooster } from '../testing/builders.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { quoteBet } from './quote-bet.ts';
import type { LegResult } from '../market/outcome-result.ts';
import { settleBet, type Settlement } from './settle-bet.ts';
import { taxRecordOn } from './tax-record.ts';
import { nairobiDay } from '../time/nairobi-day.ts';

const limits = { ...DEFAULT_LIMITS, booster: exampleBooster, freeBetReturnsStake: false };
const taxRecord = taxRecordOn(nairobiDay('2026-11-21'));
const stake = kes(100);
const odds = oddsFromThousandths(1_500);
const settle = (results: readonly LegResult[], usesFreeBet = false): Settlement =>
  settleBet({ legs: results.map((result) => ({ odds, result })), stake, limits, taxRecord, usesFreeBet });
const quote = (legs: number, freeBet = false) =>
  quoteBet({ stake, prices: Array(legs).fill(odds), limits, taxRecord, freeBet });

describe('settling (R4-10, D12, D43)', () => {
  test.each<[readonly LegResult[], Settlement]>([
    [['won', 'won'], { status: 'won', quote: quote(2), badge: null }],
    [['won', 'open'], { status: 'open' }],
    [['won', 'lost'], { status: 'lost', badge: null }],
    [['lost', 'open'], { status: 'lost', badge: null }],
    [['lost', 'void'], { status: 'lost', badge: 'half-void' }],
    [['void', 'open'], { status: 'open' }],
    [['won', 'void', 'won'], { status: 'won', quote: quote(2), badge: 'half-void' }],
    [['void', 'void'], { status: 'void', refund: stake, badge: 'void' }],
  ])('%j', (results, settlement) => {
    expect(settle(results)).toEqual(settlement);
  });
  test('a void leg takes its step of the booster with it', () => {
    const won = settle(['won', 'won', 'won', 'won', 'won', 'won', 'void']);
    expect(won.status === 'won' && won.quote.boost).toMatchObject({ counted: 6, multiplier: 1_050_000 });
  });
  test('a free bet is settled as one', () => {
    expect(settle(['won'], true)).toEqual({ status: 'won', quote: quote(1, true), badge: null });
    expect(quote(1, true).netPayout).toBeLessThan(quote(1).netPayout);
  });
  test('a bet without legs is a bug', () => {
    expect(() => settle([])).toThrow(new RangeError('A bet without legs'));
  });
});
