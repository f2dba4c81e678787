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

/** What a customer pays for data, and wants to pay for it in a day. */
export interface DataPlan {
  /** For 1 GB, which is 1,000,000,000 bytes. */
  readonly perGb: Cents;
  /** The most for a Nairobi day; null for no budget. */
  readonly budget: Cents | null;
}

/** What this phone keeps of its data. */
export interface DataUse extends DataPlan {
  /** The Nairobi day that was counted. */
  readonly day: string;
  readonly bytes: number;
  /** What became of a budget that was reached that day: it was told to the customer, who may have turned data saving off again. */
  readonly answer: 'none' | 'told' | 'off';
}

const BYTES_OF_GB = 1_000_000_000n;
const USUAL_PRICE = kes(250);

/** What so many bytes cost, in whole cents, halves up. */
export const costOf = (bytes: number, perGb: Cents): Cents =>
  cents(Number(divideHalfUp(BigInt(bytes) * BigInt(perGb), BYTES_OF_GB)));

/** As a person reads it: '214 KB', '1.2 MB'. A thousand bytes are a KB, as networks sell them. */
export function bytesText(bytes: number): string {
  const kilobytes = Math.round(bytes / 1000);
  if (kilobytes < 1000) return `${kilobytes} KB`;
  const megabytes = bytes / 1_000_000;
  return megabytes < 999.95 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1000).toFixed(1)} GB`;
}

const dayAt = (nowMs: number): string => nairobiDayOf(instantFromMs(nowMs));

/** The end of the Nairobi day, in milliseconds since 1970. */
export const dayEndMs = (nowMs: number): number => toMs(dayBounds(nairobiDayOf(instantFromMs(nowMs))).to);

/** What was kept, as it counts now: each day begins with nothing. */
export const asOfNow = (kept: DataUse, nowMs: number): DataUse =>
  kept.day === dayAt(nowMs) ? kept : { ...kept, day: dayAt(nowMs), bytes: 0, answer: 'none' };

/** Has the day cost its budget? */
export const isReached = ({ bytes, perGb, budget }: DataUse): boolean =>
  budget !== null && costOf(bytes, perGb) >= budget;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Reads what was kept. Where a part of it cannot be read, that part is as on a phone that has kept nothing. */
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
