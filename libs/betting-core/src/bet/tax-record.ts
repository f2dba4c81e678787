import { assertDay, nairobiDay, type NairobiDay } from '../time/nairobi-day.ts';

/** The taxes in force from a day on. A new law is a new record; a bet keeps the record it was placed under. */
export interface TaxRecord {
  /** The first day, in Nairobi, on which it holds. */
  readonly effectiveFrom: NairobiDay;
  /** The stake is divided by this, in thousandths, to give the stake after tax: 1125 is 1.125. */
  readonly stakeDivisorThousandths: number;
  /** Percent withheld from the part of a win beyond the stake after tax. Like every rate here it has at most three decimals. */
  readonly winningsPercent: number;
  /** Percent taken from a deposit, below 100. */
  readonly depositPercent: number;
  /** Percent of the sum taken out of the wallet that a withdrawal bears as tax. */
  readonly withdrawalPercent: number;
  /** The law, or the code of a clause that this package's `dist/clauses/codes.md` leads to. */
  readonly reference: string;
}

/**
 * The record of the rulebook `spec`, that of the sandbox. No law of today takes its taxes: a house that takes bets asks
 * `taxRecordOn` for the law of the day, with `RULEBOOKS.kenya`.
 */
export const TAX_RECORDS: readonly [TaxRecord, ...TaxRecord[]] = [
  {
    effectiveFrom: nairobiDay('2000-01-01'),
    stakeDivisorThousandths: 1_125,
    winningsPercent: 20,
    depositPercent: 0,
    withdrawalPercent: 0,
    reference: 'R9-04',
  },
];

/**
 * Returns the record in force on a day: the latest that had begun. Throws RangeError if none had begun, or for a wrong
 * day.
 *
 * @param records The rulebook. Give one: the default is that of the sandbox, whose taxes no law of today takes.
 * @example
 * taxRecordOn(nairobiDay('2026-11-21'), RULEBOOKS.kenya).reference; // Finance Act 2025
 * taxRecordOn(nairobiDay('2023-06-30'), RULEBOOKS.kenya).reference; // Finance Act 2021
 */
export function taxRecordOn(day: NairobiDay, records: readonly TaxRecord[] = TAX_RECORDS): TaxRecord {
  assertDay(day, 'day');
  for (const [at, { effectiveFrom }] of records.entries())
    assertDay(effectiveFrom, 'records[#].effectiveFrom', at);
  const begun = records.filter((record) => record.effectiveFrom <= day);
  if (begun.length === 0) throw new RangeError(`No tax record for ${day}`);
  return begun.reduce((latest, record) => (record.effectiveFrom >= latest.effectiveFrom ? record : latest));
}
