import type { MatchModel } from '@kipenga/pricing';
import football from '../../../seed/football.json' with { type: 'json' };
import invented from '../../../seed/invented.json' with { type: 'json' };
import {
  competitionNumber,
  SPORTS,
  TOP_LEAGUES,
  type CompetitionNumber,
  type SportName,
} from '../../sports/index.ts';
import { doubleRoundRobin, type Calendar, type Rounds } from '../calendar/calendar.ts';
import { weekOf } from '../calendar/kick-off-times.ts';
import { normalDice } from '../dice.ts';
import type { League } from './league.ts';
import { expectedGoals, rateClubs, type PastScore } from './ratings.ts';

const WEEK_HOURS = 7 * 24;
/** From a Wednesday's first match to the last on the Sunday of the next round: a club of Kenya's league always has its next match open. */
const KENYA_HOURS = 11 * 24 + 2;
/** Weight of a season that is a year older. */
const OLDER_SEASON_WEIGHT = 0.6;

const FIRST_FOOTBALL_LEAGUE = 11;

/** The only invented competition whose matches jackpots use: its sides are so alike that nobody can predict them (D106). */
const HARD_TO_CALL = 'YN1';

/** Competitions whose matches a jackpot may have: the real leagues, and the one that is hard to call. */
export const jackpotFootball = (): readonly CompetitionNumber[] => [
  ...football.map((_, at) => competitionNumber(FIRST_FOOTBALL_LEAGUE + at)),
  ...invented.flatMap(({ code, number }) => (code === HARD_TO_CALL ? [competitionNumber(number)] : [])),
];

const pairsOf = (rounds: readonly (readonly (readonly number[])[])[]): Rounds =>
  rounds.map((round) => round.map(([home = 0, away = 0]) => [home, away] as const));

/** The real leagues, rated by their past results: the seed's football file. */
function footballLeagues(): readonly League[] {
  return football.map((seed, at) => {
    const newest = Math.max(...seed.results.map(([season = 0]) => season));
    const results = seed.results.map(
      ([season = 0, home = 0, away = 0, homeGoals = 0, awayGoals = 0]): PastScore => {
        return { home, away, homeGoals, awayGoals, weight: OLDER_SEASON_WEIGHT ** (newest - season) };
      },
    );
    const ratings = rateClubs(seed.clubs.length, results);
    return {
      number: competitionNumber(FIRST_FOOTBALL_LEAGUE + at),
      code: seed.code,
      sport: SPORTS.soccer,
      category: seed.category,
      name: seed.name,
      isTop: TOP_LEAGUES.some((code) => code === seed.code),
      position: FIRST_FOOTBALL_LEAGUE + at,
      clubs: seed.clubs,
      rounds: pairsOf(seed.rounds),
      calendar: weekOf(seed.code),
      durationMinutes: 105,
      horizonHours: seed.code === 'KE1' ? KENYA_HOURS : WEEK_HOURS,
      expect: (home, away) => ({ kind: 'goals', ...expectedGoals(ratings, home, away) }),
      winningScore: () => [1, 0],
    };
  });
}

type Invented = (typeof invented)[number];

const calendarOf = (given: Invented): Calendar => {
  const { dailyTimes, everyMinutes, minuteOffset = 0 } = given;
  if (everyMinutes !== undefined) return { kind: 'round-the-clock', everyMinutes, minuteOffset };
  return dailyTimes === undefined
    ? weekOf(given.code)
    : { kind: 'rounds', periodDays: 1, slots: dailyTimes.map((time) => ({ day: 0, time })) };
};

/** Spread of the strengths of invented clubs, and the home advantage, in log odds or log goals. */
const SPREAD = { goals: 0.16, winner: 0.45 };
const HOME_ADVANTAGE = 0.25;

/** Expected outcome of a game of invented clubs: strengths are drawn once, from the code of the league. */
function expectationOf({
  code,
  clubs,
  goals,
  spread = SPREAD.goals,
}: Invented): (home: number, away: number) => MatchModel {
  const strength = clubs.map((_, club) => normalDice('kipenga', code, 'strength', club));
  const lead = (home: number, away: number): number => (strength[home] ?? 0) - (strength[away] ?? 0);
  const [homeGoals, awayGoals] = goals ?? [];
  if (homeGoals === undefined || awayGoals === undefined)
    return (home, away) => ({
      kind: 'winner',
      homeWins: 1 / (1 + Math.exp(-(SPREAD.winner * lead(home, away) + HOME_ADVANTAGE))),
    });
  return (home, away) => ({
    kind: 'goals',
    lambdaHome: homeGoals * Math.exp(spread * lead(home, away)),
    lambdaAway: awayGoals * Math.exp(-spread * lead(home, away)),
    theta: 1.08,
  });
}

/** Final figures of winner and loser: sets in tennis, points in basketball. */
const WINNING_SCORES: Readonly<Record<SportName, League['winningScore']>> = {
  soccer: () => [1, 0],
  'e-football': () => [1, 0],
  tennis: (throwDie) => [2, throwDie('sets') < 0.62 ? 0 : 1],
  basketball: (throwDie) => points(66 + Math.floor(34 * throwDie('points')), 24, throwDie('gap')),
  'e-basketball': (throwDie) => points(40 + Math.floor(25 * throwDie('points')), 15, throwDie('gap')),
};

const points = (most: number, widestGap: number, thrown: number): readonly [number, number] => [
  most,
  most - 1 - Math.floor(widestGap * thrown ** 1.6),
];

const isSport = (name: string): name is SportName => name in SPORTS;

/** Invented leagues: the town league round the clock, two-way sports, e-sports. */
function inventedLeagues(): readonly League[] {
  return invented.map((given) => {
    if (!isSport(given.sport)) throw new Error(`The seed names a sport nobody knows: ${given.sport}`);
    return {
      number: competitionNumber(given.number),
      code: given.code,
      sport: SPORTS[given.sport],
      category: given.category,
      name: given.name,
      isTop: given.sport !== 'soccer',
      position: given.number,
      clubs: given.clubs,
      rounds: doubleRoundRobin(given.clubs.length),
      calendar: calendarOf(given),
      durationMinutes: given.durationMinutes,
      horizonHours: given.horizonHours,
      expect: expectationOf(given),
      winningScore: WINNING_SCORES[given.sport],
    };
  });
}

/** Every league of the season, Kenya's first. Rating the clubs takes a moment: call it once. */
export const seasonLeagues = (): readonly League[] => [...footballLeagues(), ...inventedLeagues()];
