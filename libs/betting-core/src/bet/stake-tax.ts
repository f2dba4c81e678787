import { assertAmount, assertCount } from '../assertions.ts';
import { assertTaxRecord } from '../rule-assertions.ts';
import { cents, type Cents } from '../money/cents.ts';
import { divideHalfUp } from '../money/divide-half-up.ts';
import type { TaxRecord } from './tax-record.ts';

/**
 * The part of a stake that bears the odds: the stake over the record's divisor, to the cent (R9-04, D01,
 * D08).
 */
export function stakeAfterTax(stake: Cents, taxRecord: TaxRecord): Cents {
  assertAmount(stake, 'stake');
  assertTaxRecord(taxRecord);
  assertCount(taxRecord.stakeDivisorThousandths, 'taxRecord.stakeDivisorThousandths');
  return cents(Number(divideHalfUp(BigInt(stake) * 1_000n, BigInt(taxRecord.stakeDivisorThousandths))));
}
