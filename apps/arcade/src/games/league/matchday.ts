import { publicNumber } from '../../fairness/public-number.ts';
import type { Club } from './clubs.ts';
import { goalWeights } from './goal-chances.ts';
import { fixturesOf, seasonDayOf } from './season.ts';

/** A match of the day, with the weight of each number of goals. */
export interface Match {
  readonly home: Club;
  readonly away: Club;
  /** Weights by the number of goals: see `goalWeights`. */
  readonly homeGoals: readonly bigint[];
  readonly awayGoals: readonly bigint[];
}

/** Expected goals of equal sides, in hundredths. */
const AT_HOME = 145;
const AWAY = 115;
const LEAST = 40;
/** The range of a club's form in a season, and of the total goals expected in a match. */
const FORM = 15;
const TEMPO = 25;

const around = (name: string, most: number): number => publicNumber(name, 2 * most + 1) - most;

/** The strength of a club this season, in hundredths of a goal above an average club. */
export const strengthOf = ({ code, standing }: Club, season: string): number =>
  standing + around(`${season}:${code}`, FORM);

/** The matches of a round. They follow from the round's name, so all is known before the stakes. */
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
