import { dice } from '../dice.ts';

/** When a league plays, in Nairobi time. */
export type Calendar =
  /** One round each period of 1 or 7 days (a week starts on Monday); `day` counts from its first day. */
  | {
      readonly kind: 'rounds';
      readonly periodDays: number;
      readonly slots: readonly { readonly day: number; readonly time: string }[];
    }
  /** One match after another round the clock: something to bet on at any hour. */
  | { readonly kind: 'round-the-clock'; readonly everyMinutes: number; readonly minuteOffset: number };

/** A match that the calendar lays on a day. Clubs are numbered as in their league. */
export interface Fixture {
  /** Its number within the league, for ever. */
  readonly serial: number;
  readonly startsAtMs: number;
  readonly home: number;
  readonly away: number;
}

export type Rounds = readonly (readonly (readonly [home: number, away: number])[])[];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Monday 6 January 2020, 00:00 in Nairobi: where counting starts. No season is laid before it. */
const EPOCH = Date.UTC(2020, 0, 5, 21);
const FIXTURES_PER_ROUND = 100;

/** Every match of a league that starts at or after `fromMs` and before `toMs`, in order of start. The same for ever. */
export function fixturesBetween(
  seed: string,
  code: string,
  calendar: Calendar,
  rounds: Rounds,
  fromMs: number,
  toMs: number,
): readonly Fixture[] {
  const laid =
    calendar.kind === 'rounds'
      ? laidInRounds(seed, code, calendar, rounds, fromMs, toMs)
      : laidRoundTheClock(calendar, rounds, fromMs, toMs);
  return laid
    .filter(({ startsAtMs }) => startsAtMs >= fromMs && startsAtMs < toMs)
    .toSorted((a, b) => a.startsAtMs - b.startsAtMs || a.serial - b.serial);
}

function laidInRounds(
  seed: string,
  code: string,
  { periodDays, slots }: Extract<Calendar, { kind: 'rounds' }>,
  rounds: Rounds,
  fromMs: number,
  toMs: number,
): Fixture[] {
  const period = periodDays * DAY;
  const first = Math.max(0, Math.floor((fromMs - EPOCH) / period));
  const last = Math.floor((toMs - EPOCH) / period);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at).flatMap((number) => {
    const round = rounds[number % rounds.length] ?? [];
    // Which match gets which kick-off changes from round to round.
    const drawn = round
      .map((_, at) => at)
      .toSorted((a, b) => dice(seed, code, number, a) - dice(seed, code, number, b));
    return drawn.flatMap((at, place) => {
      const [slot, pair] = [slots[place % slots.length], round[at]];
      if (slot === undefined || pair === undefined) return [];
      const startsAtMs = EPOCH + number * period + slot.day * DAY + minutesOf(slot.time) * MINUTE;
      return [{ serial: number * FIXTURES_PER_ROUND + at, startsAtMs, home: pair[0], away: pair[1] }];
    });
  });
}

function laidRoundTheClock(
  { everyMinutes, minuteOffset }: Extract<Calendar, { kind: 'round-the-clock' }>,
  rounds: Rounds,
  fromMs: number,
  toMs: number,
): Fixture[] {
  const [pairs, every, start] = [rounds.flat(), everyMinutes * MINUTE, EPOCH + minuteOffset * MINUTE];
  const first = Math.max(0, Math.ceil((fromMs - start) / every));
  const count = Math.max(0, Math.ceil((toMs - start) / every) - first);
  return Array.from({ length: count }, (_, at) => first + at).flatMap((serial) => {
    const pair = pairs[serial % pairs.length];
    return pair === undefined
      ? []
      : [{ serial, startsAtMs: start + serial * every, home: pair[0], away: pair[1] }];
  });
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Everybody meets everybody at home and away: the circle method, home and away swapped in the second half. */
export function doubleRoundRobin(clubCount: number): [home: number, away: number][][] {
  const places = clubCount % 2 === 0 ? clubCount : clubCount + 1;
  const firstHalf = Array.from({ length: places - 1 }, (_, round) =>
    Array.from({ length: places / 2 }, (_, table): [number, number] => {
      const rotate = (place: number): number => (place === 0 ? 0 : ((place - 1 + round) % (places - 1)) + 1);
      const [a, b] = [rotate(table), rotate(places - 1 - table)];
      return (round + table) % 2 === 0 ? [a, b] : [b, a];
    }).filter(([a, b]) => a < clubCount && b < clubCount),
  );
  return [...firstHalf, ...firstHalf.map((round) => round.map(([a, b]): [number, number] => [b, a]))];
}
