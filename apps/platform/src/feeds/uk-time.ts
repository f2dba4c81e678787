const HOUR = 3_600_000;

/** One in the morning UTC of a month's last Sunday: when British clocks change. */
function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * HOUR;
}

/**
 * The moment of a date and time on a British clock, in milliseconds, or null where there is no such date.
 * Summer time runs from the last Sunday of March to the last of October.
 */
export function ukTimeToMs(
  year: number,
  month: number,
  day: number,
  hours: number,
  minutes: number,
): number | null {
  const asIfUtc = Date.UTC(year, month - 1, day, hours, minutes);
  const read = new Date(asIfUtc);
  if (read.getUTCMonth() !== month - 1 || read.getUTCDate() !== day || hours > 23 || minutes > 59)
    return null;
  const isSummer = asIfUtc - HOUR >= lastSunday(year, 2) && asIfUtc - HOUR < lastSunday(year, 9);
  return isSummer ? asIfUtc - HOUR : asIfUtc;
}
