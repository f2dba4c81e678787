import { assertAmount } from '../assertions.ts';
import { assertTaxRecord } from '../rule-assertions.ts';
import type { TaxRecord } from '../bet/tax-record.ts';
import { subtractCents, type Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent-of.ts';

/** What a deposit brings, after the tax of the day (D08). */
export interface DepositQuote {
  /** What the customer pays. */
  readonly amount: Cents;
  /** The tax inside it. */
  readonly tax: Cents;
  /** What reaches the wallet. */
  readonly receives: Cents;
}

/** The tax on a deposit and what reaches the wallet; the default record takes nothing (D08). */
export function quoteDeposit(amount: Cents, taxRecord: TaxRecord): DepositQuote {
  assertAmount(amount, 'amount');
  assertTaxRecord(taxRecord);
  const tax = percentOf(taxRecord.depositPercent, amount);
  return { amount, tax, receives: subtractCents(amount, tax) };
}
