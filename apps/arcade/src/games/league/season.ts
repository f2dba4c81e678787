import { CLUBS, type Club } from './clubs.ts';
import { publicNumber } from '../../fairness/public-number.ts';

/** Every club plays every other at home and away. */
export const MATCHDAYS = 2 * (CLUBS.length - 1);

/** A season and a matchday in it. */
export interface SeasonDay {
  readonly season: string;
  /** 1 to 30. */
  readonly day: number;
}

/** Reads season and day from a round's name, '4f1c09ab77d2.12'. A name without a day is day 1 of its season. */
export const seasonDayOf = (round: string): SeasonDay => {
  const [season = '', day = ''] = round.split('.');
  return { season, day: /^([1-9]|[12]\d|30)$/.test(day) ? Number(day) : 1 };
};

/**
 * Returns a function that names rounds by season and day, and seasons by `newSeason`. The first name has day 0 and is
 * never played: a table has a name before anybody watches.
 */
export const seasonRounds = (newSeason: () => string): (() => string) => {
  let season = newSeason();
  let day = -1;
  return () => {
    if (day === MATCHDAYS) [season, day] = [newSeason(), 0];
    day += 1;
    return `${season}.${day}`;
  };
};

/** Home and away side. */
export type Fixture = readonly [home: Club, away: Club];

const CIRCLE = CLUBS.length - 1;

/** The seats that meet on a day of the first half, by the circle method: the last seat is fixed, the others rotate. */
const pairsOf = (day: number): readonly (readonly [number, number])[] =>
  Array.from({ length: CLUBS.length / 2 }, (_, pair) => {
    const one = (day + pair) % CIRCLE;
    const other = pair === 0 ? CIRCLE : (day + CIRCLE - pair) % CIRCLE;
    const isSwapped = pair === 0 ? day % 2 === 1 : pair % 2 === 1;
    return isSwapped ? [other, one] : [one, other];
  });

/** The fixtures of a day. The second half of a season repeats the first with home and away swapped. */
export const fixturesOf = ({ season, day }: SeasonDay): readonly Fixture[] => {
  const shift = publicNumber(season, CLUBS.length);
  const clubAt = (seat: number): readonly Club[] => {
    const club = CLUBS[(seat + shift) % CLUBS.length];
    return club === undefined ? [] : [club];
  };
  const isReturn = day > CIRCLE;
  return pairsOf((day - 1) % CIRCLE).flatMap(([one, other]) =>
    clubAt(isReturn ? other : one).flatMap((home) =>
      clubAt(isReturn ? one : other).map((away): Fixture => [home, away]),
    ),
  );
};
