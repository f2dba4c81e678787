import { addDays, dayBounds, nairobiDayOf, type Cents } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { catchUpDays, dailyWork, type JobWork } from '../outbox/index.ts';
import type { RealClock } from '../ports/index.ts';
import type { Services } from '../services/index.ts';
import { gamesOff, gameSumsSince, keepGameDay, sumGames, type GameOff } from './game-days.store.ts';
import { PROVIDERS } from './providers/index.ts';

const SUMMED_AT_HOUR = 2;
const DAYS_SHOWN = 30;
/** After a longer outage only the days of the last two months are added. */
const DAYS_ADDED = 62;
/** Standard deviations within which a return stays by luck in 19 of 20 months. */
const DEVIATIONS = 2;

/** Sums each game's previous day every night, and the days of nights that were missed. */
export const gameDaysWork = ({ db, realClock, bettingClock }: Services): JobWork =>
  dailyWork({
    db,
    realClock,
    name: 'game-days',
    lane: 'tidy',
    atHour: SUMMED_AT_HOUR,
    run: () => sumGameDays({ db, bettingClock }),
  });

/** Sums the days that are over and not summed yet. @returns the day it stopped at if days are left, else null. */
export const sumGameDays = ({
  db,
  bettingClock,
}: Pick<Services, 'db' | 'bettingClock'>): Promise<string | null> =>
  catchUpDays(db, {
    name: 'game-days',
    // Movements carry betting time, which a sandbox can move.
    until: addDays(nairobiDayOf(bettingClock.now()), -1),
    mostDays: DAYS_ADDED,
    add: async (sql, day) => {
      const { from, to } = dayBounds(day);
      await keepGameDay(sql, day, await sumGames(sql, from, to));
    },
  });

/** A game with its actual return over a month and its promised one. */
export interface GameFigures {
  readonly gameId: string;
  readonly name: string;
  readonly off: Omit<GameOff, 'gameId'> | null;
  readonly rounds: number;
  readonly staked: Cents;
  readonly won: Cents;
  readonly promisedPercent: number;
  /** Null if nothing was staked. */
  readonly seenPercent: number | null;
  /** Deviation from the promised return that luck explains, for the number of rounds. */
  readonly bandPercent: number | null;
}

/** Rounded to hundredths of a percent. */
const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;

/** Figures of every game the house knows, from the summed days of the last month. */
export const gameFigures = async (
  sql: Sql,
  { bettingClock }: Pick<Services, 'bettingClock'>,
): Promise<readonly GameFigures[]> => {
  const sums = new Map(
    (await gameSumsSince(sql, addDays(nairobiDayOf(bettingClock.now()), -DAYS_SHOWN))).map((sum) => [
      sum.gameId,
      sum,
    ]),
  );
  const off = new Map((await gamesOff(sql)).map(({ gameId, ...rest }) => [gameId, rest]));
  return PROVIDERS.flatMap(({ games }) => games).map(({ id, name, returnPercent }) => {
    const { rounds = 0, staked = 0 as Cents, won = 0 as Cents, squares = 0 } = sums.get(id) ?? {};
    const wonShillings = won / 100;
    const spread = rounds === 0 ? 0 : Math.sqrt(Math.max(0, squares - wonShillings ** 2 / rounds));
    return {
      gameId: id,
      name,
      off: off.get(id) ?? null,
      rounds,
      staked,
      won,
      promisedPercent: returnPercent,
      seenPercent: staked > 0 ? percentOf(won, staked) : null,
      bandPercent: staked > 0 ? percentOf(DEVIATIONS * spread, staked / 100) : null,
    };
  });
};

/** Changes with the lists of games: a game was switched on or off, or the mark of a new one may have run out. */
export const gamesVersion = async (sql: Sql, { nowMs }: RealClock): Promise<string> => {
  const off = (await gamesOff(sql)).map(({ gameId }) => gameId);
  return `${Math.floor(nowMs() / 600_000)} ${off.join(' ')}`;
};
