import { assertAmount, wrongArgument } from '../assertions.ts';
import { assertTaxRecord } from '../rule-assertions.ts';
import { cents, type Cents } from '../money/cents.ts';
import { divideHalfUp } from '../money/divide-half-up.ts';
import type { TaxRecord } from './tax-record.ts';

/**
 * Returns the part of a stake that bears the odds: the stake over the record's divisor, rounded half up to the cent.
 * Throws RangeError for a wrong amount or record.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * formatKes(stakeAfterTax(kes(49), taxRecord)); // KES 43.56
 */
export function stakeAfterTax(stake: Cents, taxRecord: TaxRecord): Cents {
  assertAmount(stake, 'stake');
  assertTaxRecord(taxRecord);
  const divisor = taxRecord.stakeDivisorThousandths;
  if (!Number.isSafeInteger(divisor) || divisor < 1_000)
    throw wrongArgument('taxRecord.stakeDivisorThousandths', divisor, 'a whole number, 1000 or more');
  return cents(Number(divideHalfUp(BigInt(stake) * 1_000n, BigInt(divisor))));
}
