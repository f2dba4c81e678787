import { assertAmount, assertPercent } from '../assertions.ts';
import { assertTaxRecord } from '../rule-assertions.ts';
import { maxCents, subtractCents, cents, type Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent-of.ts';
import type { TaxRecord } from './tax-record.ts';

/**
 * The tax on a win: a percentage of what the win exceeds the stake after tax by, never below zero (R9-04,
 * D01).
 */
export function withholdingTax(grossPayout: Cents, stakeAfterTax: Cents, taxRecord: TaxRecord): Cents {
  assertAmount(grossPayout, 'grossPayout');
  assertAmount(stakeAfterTax, 'stakeAfterTax');
  assertTaxRecord(taxRecord);
  assertPercent(taxRecord.winningsPercent, 'taxRecord.winningsPercent');
  return percentOf(taxRecord.winningsPercent, maxCents(cents(0), subtractCents(grossPayout, stakeAfterTax)));
}
