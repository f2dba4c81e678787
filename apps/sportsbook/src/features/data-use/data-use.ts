import {
  cents,
  dayBounds,
  divideHalfUp,
  instantFromMs,
  kes,
  nairobiDayOf,
  toMs,
  type Cents,
} from '@kipenga/betting-core';

/** The price a customer pays for data, and the budget for a day. */
export interface DataPlan {
  /** The price of 1 GB, which is 1,000,000,000 bytes. */
  readonly perGb: Cents;
  /** The limit for a Nairobi day; null without a budget. */
  readonly budget: Cents | null;
}

/** The record that this phone stores. */
export interface DataUse extends DataPlan {
  /** The Nairobi day of the count. */
  readonly day: string;
  readonly bytes: number;
  /** The state of a budget reached that day: `told` to the customer, who may have turned data saving `off` again. */
  readonly answer: 'none' | 'told' | 'off';
}

const BYTES_OF_GB = 1_000_000_000n;
const USUAL_PRICE = kes(250);

/** The cost of these bytes in whole cents, halves rounded up. */
export const costOf = (bytes: number, perGb: Cents): Cents =>
  cents(Number(divideHalfUp(BigInt(bytes) * BigInt(perGb), BYTES_OF_GB)));

/** '214 KB', '1.2 MB'. A KB is a thousand bytes, as networks sell them. */
export function bytesText(bytes: number): string {
  const kilobytes = Math.round(bytes / 1000);
  if (kilobytes < 1000) return `${kilobytes} KB`;
  const megabytes = bytes / 1_000_000;
  return megabytes < 999.95 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1000).toFixed(1)} GB`;
}

const dayAt = (nowMs: number): string => nairobiDayOf(instantFromMs(nowMs));

/** The end of the Nairobi day, in milliseconds since 1970. */
export const dayEndMs = (nowMs: number): number => toMs(dayBounds(nairobiDayOf(instantFromMs(nowMs))).to);

/** The stored record as of now: each day starts at zero. */
export const asOfNow = (kept: DataUse, nowMs: number): DataUse =>
  kept.day === dayAt(nowMs) ? kept : { ...kept, day: dayAt(nowMs), bytes: 0, answer: 'none' };

/** True once the day's cost has reached its budget. */
export const isReached = ({ bytes, perGb, budget }: DataUse): boolean =>
  budget !== null && costOf(bytes, perGb) >= budget;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Reads the stored record. Unreadable parts get the values of a new record. */
export function readDataUse(text: string | null, nowMs: number): DataUse {
  const { perGb, budget, day, bytes, answer } = recordIn(text);
  const isToday = day === dayAt(nowMs);
  return {
    perGb: isCount(perGb) && perGb > 0 ? cents(perGb) : USUAL_PRICE,
    budget: isCount(budget) && budget > 0 ? cents(budget) : null,
    day: dayAt(nowMs),
    bytes: isToday && isCount(bytes) ? bytes : 0,
    answer: isToday && (answer === 'told' || answer === 'off') ? answer : 'none',
  };
}

function recordIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
