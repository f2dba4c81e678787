import { assertDay, nairobiDay, type NairobiDay } from '../time/nairobi-day.ts';

/**
 * The taxes in force from a day on. A new law is one more record; a bet keeps the record it was placed under
 * (D08).
 */
export interface TaxRecord {
  /** The first day, in Nairobi, it holds. */
  readonly effectiveFrom: NairobiDay;
  /** The stake is divided by this, in thousandths, to give the stake after tax: 1125 is 1.125. */
  readonly stakeDivisorThousandths: number;
  /** Percent withheld from what a win brings beyond the stake after tax; like every rate here with three decimals at most. */
  readonly winningsPercent: number;
  /** Percent taken from a deposit, below 100. */
  readonly depositPercent: number;
  /** Percent of the sum taken out of the wallet that a withdrawal bears. */
  readonly withdrawalPercent: number;
  /** The law or clause it comes from. */
  readonly reference: string;
}

/** The record of the rulebook 'spec', and the one that rules reckon by where no other is given. */
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
 * The record in force on a day: the latest that had begun. Throws RangeError when none had, or when a day
 * is none.
 */
export function taxRecordOn(day: NairobiDay, records: readonly TaxRecord[] = TAX_RECORDS): TaxRecord {
  assertDay(day, 'day');
  for (const [at, { effectiveFrom }] of records.entries())
    assertDay(effectiveFrom, 'records[#].effectiveFrom', at);
  const begun = records.filter((record) => record.effectiveFrom <= day);
  if (begun.length === 0) throw new RangeError(`No tax record for ${day}`);
  return begun.reduce((latest, record) => (record.effectiveFrom >= latest.effectiveFrom ? record : latest));
}
