import { describe, expect, test } from 'vitest';
import { TAX_RECORDS, taxRecordOn } from '../bet/tax-record.ts';
import { cents, kes } from '../money/cents.ts';
import { aJackpot } from '../testing/builders.ts';
import { instant } from '../time/instant.ts';
import { nairobiDay } from '../time/nairobi-day.ts';
import { shareFund, ticketPrize, tiersOf } from './jackpot-fund.ts';
import { ticketMoney, unsharedPrize } from './ticket-money.ts';

const record = taxRecordOn(nairobiDay('2026-11-21'), TAX_RECORDS);
const total = kes(1_500_000.03);
const fund = {
  closesAt: instant('2026-11-22T12:00:00Z'),
  total,
  prize: kes(1_200_000.02),
  guarantee: kes(1_500_000),
  rolledIn: cents(0),
  rolledOver: null,
  tiers: tiersOf(total, 13),
  tickets: 0,
  lines: 0,
};

describe('what becomes of a ticket’s stake (D80)', () => {
  test.each([
    [196, { stakeTax: 2178, stakeAfterTax: 17_422, contribution: 5_227 }],
    [99, { stakeTax: 1100, stakeAfterTax: 8_800, contribution: 2_640 }],
    [0, { stakeTax: 0, stakeAfterTax: 0, contribution: 0 }],
  ])('KES %d', (shillings, expected) =>
    expect(ticketMoney(kes(shillings), record)).toEqual({ stake: kes(shillings), ...expected }),
  );
});

describe('the first tier to one line alone (D80, D89)', () => {
  const money = ticketMoney(kes(196), record);

  test('is taxed on what it brings beyond the stake after tax', () =>
    expect(unsharedPrize({ fund }, money, record)).toEqual({
      gross: 120_000_002,
      tax: 23_996_516,
      net: 96_003_486,
    }));

  test('is what a settled fund pays such a line', () => {
    const { tiers } = shareFund(total, 13, [1, 0, 0]);
    expect(unsharedPrize({ fund }, money, record)).toEqual(
      ticketPrize([1, 0, 0], tiers, money.stakeAfterTax, record),
    );
  });

  test('is not known of a house that tells nothing of its fund', () => {
    expect(unsharedPrize(aJackpot(), money, record)).toBeNull();
    expect(unsharedPrize({ fund: { ...fund, tiers: [] } }, money, record)).toBeNull();
  });
});
