import { publicNumber } from '../../fairness/public-number.ts';
import type { Club } from './clubs.ts';
import { goalWeights } from './goal-chances.ts';
import { fixturesOf, seasonDayOf } from './season.ts';

/** A match of the day, with how likely each number of goals is. */
export interface Match {
  readonly home: Club;
  readonly away: Club;
  /** By the number of goals: see `goalWeights`. */
  readonly homeGoals: readonly bigint[];
  readonly awayGoals: readonly bigint[];
}

/** Expected of even sides, in hundredths of a goal. */
const AT_HOME = 145;
const AWAY = 115;
const LEAST = 40;
/** By how much a season makes a club better or worse, and a day a match livelier or duller. */
const FORM = 15;
const TEMPO = 25;

const around = (name: string, most: number): number => publicNumber(name, 2 * most + 1) - most;

/** How good a club is this season, in hundredths of a goal against an average one. */
export const strengthOf = ({ code, standing }: Club, season: string): number =>
  standing + around(`${season}:${code}`, FORM);

/** The matches of a round. All of it follows from the round's name: it is known before the stakes. */
export const matchdayOf = (round: string): readonly Match[] => {
  const { season, day } = seasonDayOf(round);
  return fixturesOf({ season, day }).map(([home, away]) => {
    const ahead = strengthOf(home, season) - strengthOf(away, season);
    const tempo = around(`${season}.${day}:${home.code}`, TEMPO);
    return {
      home,
      away,
      homeGoals: goalWeights(Math.max(LEAST, AT_HOME + tempo + ahead)),
      awayGoals: goalWeights(Math.max(LEAST, AWAY + tempo - ahead)),
    };
  });
};
