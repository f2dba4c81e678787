import { nairobiDay } from '../time/nairobi-day.ts';
import { TAX_RECORDS, type TaxRecord } from './tax-record.ts';

const NONE = { stakeDivisorThousandths: 1_000, winningsPercent: 0, depositPercent: 0, withdrawalPercent: 0 };

/** The taxes of Kenya's law, oldest first, as public texts tell them. A person has to read the gazetted texts before a launch. */
export const KENYA_TAX_RECORDS: readonly TaxRecord[] = [
  {
    ...NONE,
    effectiveFrom: nairobiDay('2021-07-01'),
    stakeDivisorThousandths: 1_075,
    winningsPercent: 20,
    reference: 'Finance Act 2021',
  },
  {
    ...NONE,
    effectiveFrom: nairobiDay('2023-07-01'),
    stakeDivisorThousandths: 1_125,
    winningsPercent: 20,
    reference: 'Finance Act 2023',
  },
  {
    ...NONE,
    effectiveFrom: nairobiDay('2024-12-27'),
    stakeDivisorThousandths: 1_150,
    winningsPercent: 20,
    reference: 'Tax Laws (Amendment) Act 2024',
  },
  {
    ...NONE,
    effectiveFrom: nairobiDay('2025-07-01'),
    depositPercent: 5,
    withdrawalPercent: 5,
    reference: 'Finance Act 2025',
  },
];

/** The rulebooks that a house can run by, with their tax records. */
export const RULEBOOKS: {
  /** The record of the sandbox, the same on every day. */
  readonly spec: readonly TaxRecord[];
  /** Kenya's law of the day. */
  readonly kenya: readonly TaxRecord[];
} = { spec: TAX_RECORDS, kenya: KENYA_TAX_RECORDS };

/** The name of a rulebook. */
export type Rulebook = keyof typeof RULEBOOKS;
