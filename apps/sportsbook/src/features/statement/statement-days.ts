import { addDays, nairobiDay, type NairobiDay } from '@kipenga/betting-core';

/** From one Nairobi day to another, both included. */
export interface StatementDays {
  readonly from: NairobiDay;
  readonly to: NairobiDay;
}

const MONTHS = 12;
const LONGEST_MONTH = 31;

const firstOfMonth = (day: NairobiDay): NairobiDay => nairobiDay(`${day.slice(0, 7)}-01`);

const monthOf = (day: NairobiDay): StatementDays => {
  const from = firstOfMonth(day);
  return { from, to: addDays(firstOfMonth(addDays(from, LONGEST_MONTH)), -1) };
};

/** The months of a year up to this day, the newest first. */
export function monthsUpTo(today: NairobiDay): readonly StatementDays[] {
  const months = [monthOf(today)];
  while (months.length < MONTHS) months.push(monthOf(addDays(months.at(-1)!.from, -1)));
  return months;
}

/** Reads a day from a form field; null for an empty field or a day that does not exist. */
export function dayIn(text: string | null): NairobiDay | null {
  try {
    return text === null || !/^2\d{3}-\d\d-\d\d$/.test(text) ? null : nairobiDay(text);
  } catch {
    return null;
  }
}

/** Reads the days of an address; null if they are missing or out of order. */
export function daysIn(search: URLSearchParams): StatementDays | null {
  const [from, to] = [dayIn(search.get('from')), dayIn(search.get('to'))];
  return from === null || to === null || from > to ? null : { from, to };
}
