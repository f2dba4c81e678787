import {
  addDays,
  compareInstants,
  dayBounds,
  nairobiDayOf,
  toMs,
  type Instant,
  type NairobiDay,
} from '@kipenga/betting-core';

const MOST_DAYS = 367;
const DAY_MS = 86_400_000;

/** Two requested Nairobi days, and the present moment by both clocks. */
export interface AskedDays {
  readonly from: NairobiDay;
  readonly to: NairobiDay;
  /** Betting time. */
  readonly now: Instant;
  readonly realNow: Instant;
}

/** A request up to today means up to now: the platform's clock may be days ahead of the caller's (D61, D70). */
const upToNow = ({ to, now, realNow }: AskedDays): NairobiDay => {
  const platformToday = nairobiDayOf(now);
  return to >= nairobiDayOf(realNow) && platformToday > to ? platformToday : to;
};

/** The moments from the start of the first day to the end of the last; null unless the days are in order and span at most a year. */
export const spanOfDays = (asked: AskedDays): { readonly from: Instant; readonly before: Instant } | null => {
  const from = dayBounds(asked.from).from;
  const end = dayBounds(addDays(asked.to, 1)).from;
  const days = (toMs(end) - toMs(from)) / DAY_MS;
  if (compareInstants(from, end) >= 0 || days > MOST_DAYS) return null;
  return { from, before: dayBounds(addDays(upToNow(asked), 1)).from };
};
