import {
  addDays,
  ok,
  printLimits,
  readLimits,
  taxRecordOn,
  type BetLimits,
  type NairobiDay,
  type TaxRecord,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { jsonInText } from '../pieces/json-in-text.ts';
import { nairobiDayText } from '../pieces/nairobi-datetime.ts';
import { rows } from '../pieces/rows.ts';

/** Taxes by the platform's records (D08). */
export interface Taxes {
  /** The current Nairobi day by the platform's clock; a device's clock may be wrong. */
  readonly today: NairobiDay;
  /** All records, ordered by the day they take effect; one of them applies today. */
  readonly records: readonly TaxRecord[];
}

/** The house's limits and taxes. A host that sends only the names of R3 has no taxes. */
export interface LimitsInForce extends BetLimits {
  readonly taxes?: Taxes;
}

const percent = z.optional(z.number().check(z.gte(0), z.lte(100)));

/** Name and value; the line of a tax record has the days it applies and its rates. */
const line = z.object({
  name: z.string(),
  limit: z.union([z.string(), z.number()]),
  from: z.optional(nairobiDayText),
  until: z.optional(z.nullable(nairobiDayText)),
  stake_divisor: z.optional(z.number().check(z.gte(1), z.lt(10))),
  winnings_percent: percent,
  deposit_percent: percent,
  withdrawal_percent: percent,
});
type Line = z.output<typeof line>;

/**
 * The limits list (R3, R7): pairs of name and value as JSON in a text body, then the current tax rates (D112), the platform's day
 * and the tax records. Unknown names and unreadable rows are ignored (D02).
 */
export const limitsOnTheWire = jsonInText(
  codecOf(
    rows(line),
    (lines) => {
      const taxes = taxesIn(lines);
      return ok<LimitsInForce>({ ...readLimits(lines), ...(taxes && { taxes }) });
    },
    ({ taxes, ...limits }) => [...printLimits(limits), ...(taxes ? linesOf(taxes) : [])],
  ),
);

const DAY = 'platform_day';
const TAX_RECORD = 'tax_record';

function linesOf({ today, records }: Taxes): readonly Line[] {
  const now = taxRecordOn(today, records);
  return [
    { name: 'tax_stake_divisor', limit: now.stakeDivisorThousandths / 1_000 },
    { name: 'tax_winnings_percent', limit: now.winningsPercent },
    { name: 'tax_deposit_percent', limit: now.depositPercent },
    { name: 'tax_withdrawal_percent', limit: now.withdrawalPercent },
    { name: DAY, limit: today },
    ...records.map((record, at): Line => {
      const next = records[at + 1];
      return {
        name: TAX_RECORD,
        limit: record.reference,
        from: record.effectiveFrom,
        until: next ? addDays(next.effectiveFrom, -1) : null,
        stake_divisor: record.stakeDivisorThousandths / 1_000,
        winnings_percent: record.winningsPercent,
        deposit_percent: record.depositPercent,
        withdrawal_percent: record.withdrawalPercent,
      };
    }),
  ];
}

/** Returns the taxes, or null if the list does not say which apply today. */
function taxesIn(lines: readonly Line[]): Taxes | null {
  const day = z.safeDecode(nairobiDayText, String(lines.find(({ name }) => name === DAY)?.limit));
  const records = lines.flatMap(recordIn);
  if (!day.success || !records.some(({ effectiveFrom }) => effectiveFrom <= day.data)) return null;
  return { today: day.data, records };
}

function recordIn(one: Line): readonly TaxRecord[] {
  if (one.name !== TAX_RECORD || one.from === undefined || one.stake_divisor === undefined) return [];
  return [
    {
      effectiveFrom: one.from,
      stakeDivisorThousandths: Math.round(one.stake_divisor * 1_000),
      winningsPercent: one.winnings_percent ?? 0,
      depositPercent: one.deposit_percent ?? 0,
      withdrawalPercent: one.withdrawal_percent ?? 0,
      reference: String(one.limit),
    },
  ];
}
