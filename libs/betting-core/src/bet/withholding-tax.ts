import { assertAmount, assertPercent } from '../assertions.ts';
import { assertTaxRecord } from '../rule-assertions.ts';
import { maxCents, subtractCents, cents, type Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent-of.ts';
import type { TaxRecord } from './tax-record.ts';

/**
 * Returns the tax on a win: a percentage of the part of the win beyond the stake after tax, never below zero. Throws
 * RangeError for a wrong amount or record.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * formatKes(withholdingTax(kes(200), kes(100), taxRecord)); // KES 20.00
 */
export function withholdingTax(grossPayout: Cents, stakeAfterTax: Cents, taxRecord: TaxRecord): Cents {
  assertAmount(grossPayout, 'grossPayout');
  assertAmount(stakeAfterTax, 'stakeAfterTax');
  assertTaxRecord(taxRecord);
  assertPercent(taxRecord.winningsPercent, 'taxRecord.winningsPercent');
  return percentOf(taxRecord.winningsPercent, maxCents(cents(0), subtractCents(grossPayout, stakeAfterTax)));
}
