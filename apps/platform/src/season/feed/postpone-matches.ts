import { HOUSE_RULES, instantFromMs, toMs, type Instant } from '@kipenga/betting-core';
import type { Database, Sql } from '../../database/index.ts';
import { lockMatches, recordResult, recordStart, type TellingOfStart } from '../../sports/index.ts';
import { dice } from '../dice.ts';
import { jackpotFootball } from '../leagues/leagues.ts';
import { moveResultDue, postponedBefore, untoldMatches, type SeasonMatch } from './season.store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Time before its start at which a postponement is announced. */
const TOLD_BEFORE = 45 * MINUTE;
/** Time after its old start at which a match without a new one is called off: all picks on it are void by then. */
const CALLED_OFF_AFTER = (HOUSE_RULES.postponedVoidAfterHours + 1) * HOUR;

/** Announces a start, and updates the season's row. True if it was news. */
export const moveSeasonMatch = async (sql: Sql, told: TellingOfStart): Promise<boolean> => {
  // The match is locked before its row of the season, as when prices are written.
  await lockMatches(sql, [told.matchNumber]);
  if (told.startsAt !== null) await moveResultDue(sql, told.matchNumber, told.startsAt);
  return recordStart(sql, told);
};

/** The new start of a postponed match: that evening, the day after, a week later, or unknown. */
const newStart = (seed: string, { feedNumber, startsAt }: SeasonMatch): Instant | null => {
  const thrown = dice(seed, feedNumber, 'new start');
  if (thrown < 0.4) return instantFromMs(toMs(startsAt) + (3 + Math.floor(thrown * 50)) * HOUR);
  return thrown < 0.7 ? instantFromMs(toMs(startsAt) + 7 * 24 * HOUR) : null;
};

interface Postponing {
  readonly db: Database;
  readonly seed: string;
  /** In percent of football matches. */
  readonly postponedPercent: number;
}

/** Postpones a football match now and then, by the dice, and calls off those that never got a new start. */
export const postponeMatches = async (
  { db, seed, postponedPercent }: Postponing,
  now: Instant,
): Promise<void> => {
  const soon = instantFromMs(toMs(now) + TOLD_BEFORE);
  const ahead = postponedPercent === 0 ? [] : await untoldMatches(db, jackpotFootball(), soon);
  const isPostponed = ({ feedNumber }: SeasonMatch): boolean =>
    dice(seed, feedNumber, 'postponed') * 100 < postponedPercent;
  for (const match of ahead.filter(isPostponed)) {
    const toldAt = instantFromMs(toMs(match.startsAt) - TOLD_BEFORE);
    await db.transaction((sql) =>
      moveSeasonMatch(sql, { matchNumber: match.matchNumber, startsAt: newStart(seed, match), toldAt }),
    );
  }
  for (const feedNumber of await postponedBefore(db, instantFromMs(toMs(now) - CALLED_OFF_AFTER)))
    await db.transaction((sql) => recordResult(sql, feedNumber, 'void', { at: now }));
};
