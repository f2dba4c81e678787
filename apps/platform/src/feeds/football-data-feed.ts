import { toMs, type Instant } from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import type { OddsFeed } from '../gateways/index.ts';
import {
  changePrices,
  feedMatchNumber,
  offerMatches,
  outcomeNumberOf,
  recordResult,
  saveCompetitions,
  saveSports,
  SPORTS,
} from '../sports/index.ts';
import type { FootballDataMatch } from './football-data-csv.ts';
import {
  DIVISION_COMPETITIONS,
  externalIdOf,
  FOOTBALL_DATA_FEED,
  footballDataOffer,
} from './football-data-offer.ts';
import { lockKnownMatches, nextFeedNumber, type KnownMatch } from './football-data.store.ts';

const FIRST_FEED_NUMBER = 900_000_000;

/** What a run of the feed did. */
export interface ImportCount {
  readonly offered: number;
  readonly repriced: number;
  readonly results: number;
  /** Began before `now` and were never on the board: nothing to do with them. */
  readonly past: number;
  /** Have no usable 1x2 price, or prices that describe no match. */
  readonly unpriced: number;
}

interface Work {
  readonly sql: Sql;
  readonly now: Instant;
  readonly matches: readonly FootballDataMatch[];
  readonly known: ReadonlyMap<string, KnownMatch>;
}

/** The matches of a football-data file as a feed (see OddsFeed). A match is offered once, repriced while open, and given its result once. */
export const footballDataFeed = (db: Database, matches: readonly FootballDataMatch[]): OddsFeed => {
  const run = (work: (work: Work) => Promise<unknown>) => (now: Instant) =>
    inTransaction(db, matches, now, work).then(() => undefined);
  return {
    name: FOOTBALL_DATA_FEED,
    open: () => openFeed(db),
    bringResults: run(bringResults),
    offerMatches: run(offerNew),
    movePrices: run(movePrices),
  };
};

/** Everything the feed has to say at once, with the count of it: what the command line runs. */
export const importFootballData = async (
  db: Database,
  matches: readonly FootballDataMatch[],
  now: Instant,
): Promise<ImportCount> => {
  await openFeed(db);
  return inTransaction(db, matches, now, async (work) => {
    const results = await bringResults(work);
    const repriced = await movePrices(work);
    const { offered, unpriced } = await offerNew(work);
    const past = matches.filter(
      (match) => match.startsAtMs <= toMs(now) && !work.known.has(externalIdOf(match)),
    ).length;
    return { offered, repriced, results, past, unpriced };
  });
};

const openFeed = (db: Database): Promise<void> =>
  db.transaction(async (sql) => {
    await saveSports(sql, [SPORTS.soccer]);
    await saveCompetitions(sql, DIVISION_COMPETITIONS);
  });

const inTransaction = <T>(
  db: Database,
  matches: readonly FootballDataMatch[],
  now: Instant,
  work: (work: Work) => Promise<T>,
): Promise<T> =>
  db.transaction(async (sql) =>
    work({
      sql,
      now,
      matches,
      known: await lockKnownMatches(sql, FOOTBALL_DATA_FEED, matches.map(externalIdOf)),
    }),
  );

const offerNew = async ({
  sql,
  now,
  matches,
  known,
}: Work): Promise<{ offered: number; unpriced: number }> => {
  const fresh = matches.filter((match) => match.startsAtMs > toMs(now) && !known.has(externalIdOf(match)));
  const first = await nextFeedNumber(sql, FOOTBALL_DATA_FEED, FIRST_FEED_NUMBER);
  const offers = fresh.flatMap((match, at) => footballDataOffer(match, feedMatchNumber(first + at)) ?? []);
  return { offered: (await offerMatches(sql, offers)).length, unpriced: fresh.length - offers.length };
};

const movePrices = async ({ sql, matches, known }: Work): Promise<number> => {
  const changed = matches.flatMap((match) => {
    const before = known.get(externalIdOf(match));
    if (before === undefined || !before.isOpen) return [];
    const offer = footballDataOffer(match, before.feedNumber);
    return (offer?.outcomes ?? []).map(({ slot, odds }) => ({
      outcomeNumber: outcomeNumberOf(before.matchNumber, slot),
      odds,
    }));
  });
  return changePrices(sql, changed);
};

/** A score is believed once the match has begun. A score that differs from the one kept corrects it (D71). */
const bringResults = async ({ sql, now, matches, known }: Work): Promise<number> => {
  let written = 0;
  for (const match of matches) {
    const before = known.get(externalIdOf(match));
    if (before === undefined || match.result === null || match.startsAtMs > toMs(now)) continue;
    if (before.score === `${match.result.home}:${match.result.away}`) continue;
    if (await recordResult(sql, before.feedNumber, match.result)) written += 1;
  }
  return written;
};
