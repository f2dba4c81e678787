import { instantFromMs } from '@kipenga/betting-core';
import { atOdds, priceMatch, type MatchModel, type PricedOutcome } from '@kipenga/pricing';
import {
  feedMatchNumber,
  offeredOutcomes,
  outcomeNumberOf,
  type FeedMatchNumber,
  type MatchNumber,
  type NewPrice,
  type OfferedCompetition,
  type OfferedMatch,
} from '../../sports/index.ts';
import type { Fixture } from '../calendar/calendar.ts';
import type { League } from '../leagues/league.ts';
import { driftedModel, lockedMarket } from './drift.ts';

/** The season's name as a feed. */
export const SEASON_FEED = 'season';

const SERIALS = 1_000_000;

/** The feed's number of a fixture: its league's number, then its own within the league. */
export const feedNumberOf = (league: League, serial: number): FeedMatchNumber =>
  feedMatchNumber(league.number * SERIALS + serial);

export const competitionOf = (league: League): OfferedCompetition => ({
  competitionNumber: league.number,
  code: league.code,
  sportNumber: league.sport.sportNumber,
  category: league.category,
  name: league.name,
  isTop: league.isTop,
  position: league.position,
});

/** The prices of a match at a step of its drift, with at most one market locked. */
export function pricesAt(
  seed: string,
  feedNumber: FeedMatchNumber,
  model: MatchModel,
  step: number,
): readonly PricedOutcome[] {
  const locked = lockedMarket(seed, feedNumber, step);
  return priceMatch(driftedModel(seed, feedNumber, model, step)).map((priced) =>
    priced.market.typeId === locked ? atOdds(priced, null) : priced,
  );
}

export const newPrices = (matchNumber: MatchNumber, priced: readonly PricedOutcome[]): NewPrice[] =>
  priced.map(({ outcome, odds }) => ({ outcomeNumber: outcomeNumberOf(matchNumber, outcome.slot), odds }));

/** A fixture as an offer, priced at a step. */
export function offerOf(seed: string, league: League, fixture: Fixture, step: number): OfferedMatch {
  const feedNumber = feedNumberOf(league, fixture.serial);
  const model = league.expect(fixture.home, fixture.away);
  return {
    feed: SEASON_FEED,
    externalId: `${league.code}-${fixture.serial}`,
    feedNumber,
    competitionNumber: league.number,
    startsAt: instantFromMs(fixture.startsAtMs),
    homeTeam: league.clubs[fixture.home] ?? `Club ${fixture.home}`,
    awayTeam: league.clubs[fixture.away] ?? `Club ${fixture.away}`,
    alsoFoundBy: `${league.category} ${league.name}`,
    outcomes: offeredOutcomes(model, pricesAt(seed, feedNumber, model, step)),
  };
}
