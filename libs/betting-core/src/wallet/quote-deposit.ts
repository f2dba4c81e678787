import { assertAmount, assertPercent, wrongArgument } from '../assertions.ts';
import { assertTaxRecord } from '../rule-assertions.ts';
import type { TaxRecord } from '../bet/tax-record.ts';
import { cents, subtractCents, type Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent-of.ts';

/** What a deposit brings, after the tax of the day (D08). */
export interface DepositQuote {
  /** What the customer pays. */
  readonly amount: Cents;
  /** The tax inside it. */
  readonly tax: Cents;
  /** What reaches the wallet. */
  readonly credited: Cents;
}

/** The tax on a deposit and what reaches the wallet; the default record takes nothing (D08). */
export function quoteDeposit(amount: Cents, taxRecord: TaxRecord): DepositQuote {
  assertAmount(amount, 'amount');
  assertTaxRecord(taxRecord);
  const tax = percentOf(taxRecord.depositPercent, amount);
  return { amount, tax, credited: subtractCents(amount, tax) };
}

/**
 * The least deposit that leaves so much in the wallet after the tax of the day, in whole shillings, as mobile
 * money moves no others (D94, D10). Throws RangeError where the tax leaves nothing.
 */
export function depositFor(credited: Cents, taxRecord: TaxRecord): Cents {
  assertAmount(credited, 'credited');
  assertTaxRecord(taxRecord);
  const { depositPercent } = taxRecord;
  assertPercent(depositPercent, 'taxRecord.depositPercent');
  if (depositPercent >= 100) throw wrongArgument('taxRecord.depositPercent', depositPercent, 'below 100');
  const leaves = (shillings: number): Cents => quoteDeposit(cents(shillings * 100), taxRecord).credited;
  // What floats say is only where to begin: the tax on each candidate is reckoned exactly.
  let shillings = Math.ceil(credited / (100 - depositPercent));
  while (shillings > 0 && leaves(shillings - 1) >= credited) shillings -= 1;
  while (leaves(shillings) < credited) shillings += 1;
  return cents(shillings * 100);
}
