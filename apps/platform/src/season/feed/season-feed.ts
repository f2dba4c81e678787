import { instantFromMs, toMs, type Instant, type MatchScore } from '@kipenga/betting-core';
import type { Database } from '../../database/index.ts';
import type { OddsFeed } from '../../gateways/index.ts';
import {
  changePrices,
  lockMatches,
  matchNumberOf,
  offerMatches,
  recordResult,
  saveCompetitions,
  savePastResults,
  saveSports,
  takeWritersTurn,
  type FeedMatchNumber,
} from '../../sports/index.ts';
import { fixturesBetween, type Fixture } from '../calendar/calendar.ts';
import type { League } from '../leagues/league.ts';
import { pastResultsOf } from '../leagues/past-results.ts';
import { drawnScore, seasonPlay } from '../play/play-season.ts';
import { addedGoals } from '../play/play.store.ts';
import { withGoals } from '../play/timeline.ts';
import { stepAt } from './drift.ts';
import { postponeMatches } from './postpone-matches.ts';
import { competitionOf, feedNumberOf, newPrices, offerOf, pricesAt, SEASON_FEED } from './season-offer.ts';
import {
  knownNumbers,
  matchesDueForResult,
  openSeasonMatches,
  saveModels,
  savePricedSteps,
  type SeasonMatch,
} from './season.store.ts';

interface SeasonFeedParts {
  readonly db: Database;
  readonly seed: string;
  readonly leagues: readonly League[];
  /** Postponed matches in a hundred football matches. */
  readonly postponedPercent: number;
  /** Betting seconds per real second; 1 by default. */
  readonly speed?: () => number;
}

const MINUTE = 60_000;
/** The least time between the first offer of a match and its start. */
const SHORTEST_NOTICE = 2 * MINUTE;
/** Few enough that a bet never waits long for the lock on a price. */
const MATCHES_AT_ONCE = 20;

const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MATCHES_AT_ONCE) }, (_, at) =>
    items.slice(at * MATCHES_AT_ONCE, (at + 1) * MATCHES_AT_ONCE),
  );

interface Laid {
  readonly league: League;
  readonly fixture: Fixture;
  readonly feedNumber: FeedMatchNumber;
}

/** The living season as a feed: its fixtures, prices and results follow from the seed and the time alone. */
export const seasonFeed = (parts: SeasonFeedParts): OddsFeed => ({
  name: SEASON_FEED,
  open: () =>
    parts.db.transaction(async (sql) => {
      await takeWritersTurn(sql);
      await saveSports(sql, [...new Set(parts.leagues.map((league) => league.sport))]);
      await saveCompetitions(sql, parts.leagues.map(competitionOf));
      await savePastResults(sql, pastResultsOf(parts.leagues));
    }),
  bringResults: (now) => bringResults(parts, now),
  offerMatches: (now) => offerNewMatches(parts, now),
  movePrices: (now) => movePrices(parts, now),
  playMatches: seasonPlay({ ...parts, speed: parts.speed ?? (() => 1) }),
});

const bringResults = async (parts: SeasonFeedParts, now: Instant): Promise<void> => {
  const { db, seed, leagues } = parts;
  await postponeMatches(parts, now);
  const scoreOf = (match: SeasonMatch): MatchScore => {
    const league = leagues.find((one) => one.number === match.competitionNumber);
    return drawnScore(seed, match, league?.winningScore);
  };
  for (const chunk of chunksOf(await matchesDueForResult(db, now))) {
    // In the order of their ids, as a bet locks outcomes of several matches.
    const inOrder = chunk.toSorted((a, b) => a.feedNumber - b.feedNumber);
    const made = await addedGoals(
      db,
      chunk.map(({ matchNumber }) => matchNumber),
    );
    await db.transaction(async (sql) => {
      // All at once, before the version of the lists is raised: a transaction that holds an outcome of a later one may be waiting
      // for it.
      await lockMatches(
        sql,
        inOrder.map(({ matchNumber }) => matchNumber),
      );
      for (const match of inOrder)
        await recordResult(
          sql,
          match.feedNumber,
          withGoals(scoreOf(match), made.get(match.matchNumber) ?? []),
          { at: now, onlyFirst: true },
        );
    });
  }
};

const offerNewMatches = async ({ db, seed, leagues }: SeasonFeedParts, now: Instant): Promise<void> => {
  const nowMs = toMs(now);
  const laid = leagues.flatMap((league) =>
    fixturesBetween(
      seed,
      league.code,
      league.calendar,
      league.rounds,
      nowMs + SHORTEST_NOTICE,
      nowMs + league.horizonHours * 60 * MINUTE,
    ).map((fixture) => ({
      league,
      fixture,
      feedNumber: feedNumberOf(league, fixture.serial),
    })),
  );
  const known = await knownNumbers(
    db,
    laid.map((one) => one.feedNumber),
  );
  for (const chunk of chunksOf(laid.filter((one) => !known.has(one.feedNumber)))) {
    const stepOf = (one: Laid): number => stepAt(one.feedNumber, one.fixture.startsAtMs, nowMs);
    const offers = chunk.map((one) => offerOf(seed, one.league, one.fixture, stepOf(one)));
    const models = chunk.map(({ league, fixture, feedNumber }) => ({
      feedNumber,
      matchNumber: matchNumberOf(feedNumber),
      pricedStep: stepOf({ league, fixture, feedNumber }),
      model: league.expect(fixture.home, fixture.away),
      resultDueAt: instantFromMs(fixture.startsAtMs + league.durationMinutes * MINUTE),
    }));
    await db.transaction(async (sql) => {
      await offerMatches(sql, offers);
      await saveModels(sql, models);
    });
  }
};

const movePrices = async ({ db, seed }: SeasonFeedParts, now: Instant): Promise<void> => {
  const nowMs = toMs(now);
  const moved = (await openSeasonMatches(db, now)).flatMap((match) => {
    const step = stepAt(match.feedNumber, toMs(match.startsAt), nowMs);
    return step > match.pricedStep ? [{ ...match, step }] : [];
  });
  for (const chunk of chunksOf<SeasonMatch & { step: number }>(moved)) {
    const prices = chunk.flatMap((match) =>
      newPrices(match.matchNumber, pricesAt(seed, match.feedNumber, match.model, match.step)),
    );
    await db.transaction(async (sql) => {
      await changePrices(sql, prices, { cause: 'feed', who: SEASON_FEED, at: now });
      await savePricedSteps(sql, chunk);
    });
  }
};
