import type { MatchScore } from '@kipenga/betting-core';
import { CLUBS, type Club } from './clubs.ts';
import { scoreOf, type PlayedMatch } from './play-matchday.ts';
import { fixturesOf, seasonDayOf } from './season.ts';

/** A club's line in the table of the season. */
export interface Standing {
  readonly club: Club;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
}

/** A finished matchday. */
export interface PlayedDay {
  readonly round: string;
  readonly outcome: readonly PlayedMatch[];
}

const WIN_POINTS = 3;

/** One club's goals in one match. */
interface Side {
  readonly scored: number;
  readonly conceded: number;
}

const sidesOf = ({ round, outcome }: PlayedDay): readonly (readonly [Club, Side])[] =>
  fixturesOf(seasonDayOf(round)).flatMap(([home, away], at) => {
    const score: MatchScore | null = outcome[at] === undefined ? null : scoreOf(outcome[at]);
    if (score === null) return [];
    return [
      [home, { scored: score.home, conceded: score.away }],
      [away, { scored: score.away, conceded: score.home }],
    ] as const;
  });

const count = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

const standingOf = (club: Club, sides: readonly Side[]): Standing => {
  const won = count(sides, ({ scored, conceded }) => Number(scored > conceded));
  const drawn = count(sides, ({ scored, conceded }) => Number(scored === conceded));
  return {
    club,
    played: sides.length,
    won,
    drawn,
    lost: sides.length - won - drawn,
    scored: count(sides, ({ scored }) => scored),
    conceded: count(sides, ({ conceded }) => conceded),
    points: WIN_POINTS * won + drawn,
  };
};

/** Order by points, then goal difference, then goals, then name. */
const inOrder = (one: Standing, other: Standing): number =>
  other.points - one.points ||
  other.scored - other.conceded - (one.scored - one.conceded) ||
  other.scored - one.scored ||
  one.club.name.localeCompare(other.club.name);

/** The table after the given days; days of other seasons are ignored. */
export const standingsOf = (season: string, days: readonly PlayedDay[]): readonly Standing[] => {
  const sides = days.filter(({ round }) => seasonDayOf(round).season === season).flatMap(sidesOf);
  return CLUBS.map((club) =>
    standingOf(
      club,
      sides.flatMap(([one, side]) => (one === club ? [side] : [])),
    ),
  ).toSorted(inOrder);
};
