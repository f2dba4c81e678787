import { assertAmount, assertPercent, wrongArgument } from '../assertions.ts';
import { assertTaxRecord } from '../rule-assertions.ts';
import type { TaxRecord } from '../bet/tax-record.ts';
import { cents, subtractCents, type Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent-of.ts';

/** A deposit after the tax of the day. */
export interface DepositQuote {
  /** The amount the customer pays. */
  readonly amount: Cents;
  /** The tax inside it. */
  readonly tax: Cents;
  /** The amount that reaches the wallet. */
  readonly credited: Cents;
}

/**
 * Quotes the tax on a deposit and the amount that reaches the wallet. The default record taxes no deposit. Throws
 * RangeError for a wrong amount or record.
 *
 * @example
 * quoteDeposit(kes(100), taxRecordOn(nairobiDay('2026-11-21'), RULEBOOKS.kenya)); // { amount: 10000, tax: 500, credited: 9500 }
 */
export function quoteDeposit(amount: Cents, taxRecord: TaxRecord): DepositQuote {
  assertAmount(amount, 'amount');
  assertTaxRecord(taxRecord);
  const tax = percentOf(taxRecord.depositPercent, amount);
  return { amount, tax, credited: subtractCents(amount, tax) };
}

/**
 * Returns the least deposit that leaves this much in the wallet after the tax of the day, in whole shillings: mobile
 * money moves no others. Throws RangeError for a wrong amount or record, and if the tax leaves nothing.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2026-11-21'), RULEBOOKS.kenya);
 * formatKes(depositFor(kes(49), taxRecord)); // KES 52.00
 */
export function depositFor(credited: Cents, taxRecord: TaxRecord): Cents {
  assertAmount(credited, 'credited');
  assertTaxRecord(taxRecord);
  const { depositPercent } = taxRecord;
  assertPercent(depositPercent, 'taxRecord.depositPercent');
  if (depositPercent >= 100) throw wrongArgument('taxRecord.depositPercent', depositPercent, 'below 100');
  const leaves = (shillings: number): Cents => quoteDeposit(cents(shillings * 100), taxRecord).credited;
  // Floats only say where to begin: the tax on each candidate is exact.
  let shillings = Math.ceil(credited / (100 - depositPercent));
  while (shillings > 0 && leaves(shillings - 1) >= credited) shillings -= 1;
  while (leaves(shillings) < credited) shillings += 1;
  return cents(shillings * 100);
}
