import { instantFromMs } from '@kipenga/betting-core';
import {
  outcomeNumberOf,
  type NewPrice,
  type OfferedCompetition,
  type OfferedMatch,
  type OfferedOutcome,
} from '../sports/index.ts';
import type { Fixture } from './calendar.ts';
import { driftedModel, lockedMarket } from './drift.ts';
import type { League } from './league.ts';
import { atOdds, marketsOf, priceMatch, type MatchModel, type PricedOutcome } from './pricing/price-match.ts';

/** What the season calls itself as a feed. */
export const SEASON_FEED = 'season';

const SERIALS = 1_000_000;

/** The feed's number of a fixture: its league's number, then its own within the league. */
export const feedNumberOf = (league: League, serial: number): number => league.number * SERIALS + serial;

export const competitionOf = (league: League): OfferedCompetition => ({
  competitionNumber: league.number,
  code: league.code,
  sportNumber: league.sport.sportNumber,
  category: league.category,
  name: league.name,
  isTop: league.isTop,
  position: league.position,
});

/** The prices of a match at a step of its drift, one market perhaps locked. */
export function pricesAt(
  seed: string,
  feedNumber: number,
  model: MatchModel,
  step: number,
): readonly PricedOutcome[] {
  const locked = lockedMarket(seed, feedNumber, step);
  return priceMatch(driftedModel(seed, feedNumber, model, step)).map((priced) =>
    priced.market.typeId === locked ? atOdds(priced, null) : priced,
  );
}

export const newPrices = (matchNumber: number, priced: readonly PricedOutcome[]): NewPrice[] =>
  priced.map(({ slot, odds }) => ({ outcomeNumber: outcomeNumberOf(matchNumber, slot), odds }));

/** Priced outcomes as an offer: the markets in the order of the page. */
export function offeredOutcomes(
  model: MatchModel,
  priced: readonly PricedOutcome[],
): readonly OfferedOutcome[] {
  const markets = marketsOf(model);
  return priced.map(({ market, rule, slot, odds }) => ({
    slot,
    marketTypeId: market.typeId,
    marketName: market.name,
    key: rule.key,
    label: rule.label,
    position: markets.indexOf(market) * 100 + (slot - market.firstSlot),
    column: rule.column,
    odds,
  }));
}

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
