import { instantFromMs, toMs, type FeedMatchId, type Instant } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import {
  changePrices,
  feedMatchIdOf,
  markSettled,
  matchNumberOf,
  offerMatches,
  owedSettlements,
  recordResult,
  saveCompetitions,
  saveSports,
  startMatches,
} from '../sports/index.ts';
import { fixturesBetween } from './calendar.ts';
import { dice } from './dice.ts';
import { driftedModel, stepAt } from './drift.ts';
import { grade } from './grade.ts';
import type { League } from './league.ts';
import { drawScore } from './pricing/draw-score.ts';
import { competitionOf, feedNumberOf, newPrices, offerOf, pricesAt } from './season-offer.ts';
import { knownNumbers, matchesDueForResult, openSeasonMatches, saveModels, savePricedSteps, type SeasonMatch } from './season.store.ts';

/** What the season needs of the world. */
export interface SeasonParts {
  readonly db: Database;
  readonly seed: string;
  readonly leagues: readonly League[];
  /** Settles the bets of a match by its newest result. Called again until it succeeds, so it must be safe to repeat. */
  readonly onResult: (feedMatchId: FeedMatchId, now: Instant) => Promise<unknown>;
  /** Hears of a settlement that failed; it is tried again at the next tick. */
  readonly onFailure: (what: string, error: unknown) => void;
}

const MINUTE = 60_000;
const MATCHES_AT_ONCE = 20;

/** Makes the sports and leagues known; at every start, so that a new league appears. */
export const openSeason = ({ db, leagues }: SeasonParts): Promise<void> =>
  db.transaction(async (sql) => {
    await saveSports(sql, [...new Set(leagues.map((league) => league.sport))]);
    await saveCompetitions(sql, leagues.map(competitionOf));
  });

/** Everything that has to happen by `now` but prices: kick-offs, results, settlements, new matches. Repeating it does nothing. */
export const liveUntil = async (parts: SeasonParts, now: Instant): Promise<void> => {
  await startMatches(parts.db, now);
  await bringResults(parts, now);
  await settleOwed(parts, now);
  await offerNewMatches(parts, now);
};

const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MATCHES_AT_ONCE) }, (_, at) => items.slice(at * MATCHES_AT_ONCE, (at + 1) * MATCHES_AT_ONCE));

const bringResults = async ({ db, seed, leagues }: SeasonParts, now: Instant): Promise<void> => {
  for (const match of await matchesDueForResult(db, now)) {
    const startsAtMs = toMs(match.startsAt);
    const atKickOff = driftedModel(seed, match.feedNumber, match.model, stepAt(match.feedNumber, startsAtMs, startsAtMs));
    const throwDie = (name: string): number => dice(seed, match.feedNumber, 'result', name);
    const league = leagues.find((one) => one.number === match.competitionNumber);
    const score = drawScore(atKickOff, throwDie, () => league?.winningScore(throwDie) ?? [1, 0]);
    await db.transaction((sql) => recordResult(sql, match.feedNumber, score, grade, { onlyFirst: true }));
  }
};

/** Settles every match whose newest result has not been settled; one that fails does not hold up the others. */
export const settleOwed = async ({ db, onResult, onFailure }: SeasonParts, now: Instant): Promise<void> => {
  for (const owed of await owedSettlements(db)) {
    try {
      await onResult(feedMatchIdOf(owed.feedNumber), now);
      await markSettled(db, owed);
    } catch (error) {
      onFailure(`settling match ${owed.feedNumber}`, error);
    }
  }
};

/** How long before its start a match appears at the latest: none is offered seconds before it begins. */
const SHORTEST_NOTICE = 2 * MINUTE;

const offerNewMatches = async ({ db, seed, leagues }: SeasonParts, now: Instant): Promise<void> => {
  const nowMs = toMs(now);
  const laid = leagues.flatMap((league) =>
    fixturesBetween(seed, league.code, league.calendar, league.rounds, nowMs + SHORTEST_NOTICE, nowMs + league.horizonHours * 60 * MINUTE).map((fixture) => ({
      league,
      fixture,
      feedNumber: feedNumberOf(league, fixture.serial),
    })),
  );
  const known = await knownNumbers(db, laid.map((one) => one.feedNumber));
  for (const chunk of chunksOf(laid.filter((one) => !known.has(one.feedNumber)))) {
    const priced = chunk.map((one) => ({ ...one, step: stepAt(one.feedNumber, one.fixture.startsAtMs, nowMs) }));
    const offers = priced.map(({ league, fixture, step }) => offerOf(seed, league, fixture, step));
    const models = priced.map(({ league, fixture, feedNumber, step }) => ({
      feedNumber,
      matchNumber: matchNumberOf(feedNumber),
      pricedStep: step,
      model: league.expect(fixture.home, fixture.away),
      resultDueAt: instantFromMs(fixture.startsAtMs + league.durationMinutes * MINUTE),
    }));
    await db.transaction(async (sql) => {
      await offerMatches(sql, offers);
      await saveModels(sql, models);
    });
  }
};

/** Brings every price to where it is at `now`; what it was in between depends on nothing, so nothing in between is skipped. */
export const movePrices = async ({ db, seed }: SeasonParts, now: Instant): Promise<void> => {
  const nowMs = toMs(now);
  const moved = (await openSeasonMatches(db, now)).flatMap((match) => {
    const step = stepAt(match.feedNumber, toMs(match.startsAt), nowMs);
    return step > match.pricedStep ? [{ ...match, step }] : [];
  });
  for (const chunk of chunksOf<SeasonMatch & { step: number }>(moved)) {
    const prices = chunk.flatMap((match) => newPrices(match.matchNumber, pricesAt(seed, match.feedNumber, match.model, match.step)));
    await db.transaction(async (sql) => {
      await changePrices(sql, prices);
      await savePricedSteps(sql, chunk);
    });
  }
};
