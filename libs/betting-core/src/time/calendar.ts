/* The Gregorian calendar in whole numbers. Years are counted from March, so that the leap day comes last. */

const EPOCH = 719_468; // days from 0000-03-01 to 1970-01-01
const FIRST = -719_528; // 0000-01-01
const LAST = 2_932_896; // 9999-12-31

/** Returns the days from 1970-01-01 to a date; null if no year has it. */
export function daysOfDate(year: number, month: number, day: number): number | null {
  const first = daysFromCivil(year, month, 1);
  const next = daysFromCivil(year, month + 1, 1);
  const days = first + day - 1;
  return month >= 1 && month <= 12 && days >= first && days < next ? days : null;
}

/** Returns the days from 1970-01-01 to a date; a thirteenth month is the first of the next year. */
function daysFromCivil(year: number, month: number, day: number): number {
  const years = month <= 2 ? year - 1 : year;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1 - EPOCH;
}

/** Returns the date this many days after 1970-01-01, 'YYYY-MM-DD'. Throws RangeError outside the years 0000 to 9999. */
export function civilFromDays(days: number): string {
  if (days < FIRST || days > LAST) throw new RangeError(`Outside the calendar: day ${days}`);
  let year = Math.floor(days / 365.2425) + 1_971; // This year, or one too late.
  while (daysFromCivil(year, 1, 1) > days) year -= 1;
  let month = 12;
  while (daysFromCivil(year, month, 1) > days) month -= 1;
  const day = days - daysFromCivil(year, month, 1) + 1;
  return `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
}

/** Writes a part of a date or a time with zeros in front. */
export const padded = (part: number, digits = 2): string => String(part).padStart(digits, '0');
