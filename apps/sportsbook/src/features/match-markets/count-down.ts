/** The time until a kick-off, in its two largest units. */
export type TimeLeft =
  | { readonly unit: 'days'; readonly days: number; readonly hours: number }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'minutes'; readonly minutes: number; readonly seconds: string };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Splits the remaining time; null once it is over. */
export function timeLeft(leftMs: number): TimeLeft | null {
  if (leftMs <= 0) return null;
  const part = (of: number, unit: number) => Math.floor((leftMs % of) / unit);
  if (leftMs >= DAY) return { unit: 'days', days: Math.floor(leftMs / DAY), hours: part(DAY, HOUR) };
  if (leftMs >= HOUR) return { unit: 'hours', hours: part(DAY, HOUR), minutes: part(HOUR, MINUTE) };
  return {
    unit: 'minutes',
    minutes: part(HOUR, MINUTE),
    seconds: String(part(MINUTE, SECOND)).padStart(2, '0'),
  };
}

/** Milliseconds until the text of the countdown changes. */
export const untilNextMs = (leftMs: number): number =>
  leftMs >= HOUR ? (leftMs % MINUTE) + 1 : (leftMs % SECOND) + 1;
