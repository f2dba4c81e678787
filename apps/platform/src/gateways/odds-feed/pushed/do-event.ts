import type { Instant, MarketDefinition, Odds } from '@kipenga/betting-core';
import type {
  FeedEvent,
  FixtureEvent,
  PricesEvent,
  ResultEvent,
  VoidEvent,
} from '@kipenga/contracts/odds-feed';
import type { Sql } from '../../../database/index.ts';
import { marketsOf, offeredOutcomes, type MatchModel } from '../../../pricing/index.ts';
import {
  changePrices,
  competitionByCode,
  knownFixture,
  moveFixture,
  newFeedNumber,
  offerMarket,
  offerMatches,
  outcomeNumberOf,
  recordResult,
  SPORTS,
  type KnownFixture,
  type OfferedSport,
} from '../../../sports/index.ts';
import { LineRefusal } from './line-refusal.ts';
import { feedOf, forgetSilenced, isNewerResult, takeSilenced } from './feed-sources.store.ts';

const SPORT_NAMES = Object.keys(SPORTS).join(', ');

const sportOf = ({ sport }: FixtureEvent): OfferedSport => {
  const known = Object.entries(SPORTS).find(([name]) => name === sport);
  if (known === undefined) throw new LineRefusal(`sport: one of ${SPORT_NAMES}`);
  return known[1];
};

/** Games without draws have a winner's price, all others those of goals. */
const kindOf = ({ kind }: Pick<OfferedSport, 'kind'>): Pick<MatchModel, 'kind'> => ({
  kind: kind === '2way' ? 'winner' : 'goals',
});

/** The markets of the match card, locked until their prices come. */
const lockedCard = (sport: OfferedSport) => {
  const ofKind = kindOf(sport);
  const onCard = marketsOf(ofKind).filter(({ outcomes }) => outcomes.some(({ column }) => column !== null));
  const locked = onCard.flatMap((market) =>
    market.outcomes.map((outcome) => ({ market, outcome, odds: null })),
  );
  return offeredOutcomes(ofKind, locked);
};

const takeFixture = async (sql: Sql, event: FixtureEvent, now: Instant): Promise<void> => {
  const sport = sportOf(event);
  const named = { feed: feedOf(event.source), externalId: event.match };
  const known = await knownFixture(sql, named);
  if (known !== null && known.sport !== sport.name)
    throw new LineRefusal(`sport: ${event.match} was of another sport before`);
  const { code, name, category } = event.competition;
  const competitionNumber = await competitionByCode(sql, {
    code,
    name,
    category,
    sportNumber: sport.sportNumber,
  });
  if (competitionNumber === null) throw new LineRefusal(`competition.code: ${code} is of another sport`);
  const { startsAt, homeTeam, awayTeam } = event;
  const fixture = { competitionNumber, startsAt, homeTeam, awayTeam, alsoFoundBy: `${category} ${name}` };
  if (known !== null) return moveFixture(sql, { ...fixture, feedNumber: known.feedNumber }, now);
  const feedNumber = await newFeedNumber(sql);
  await offerMatches(sql, [{ ...named, ...fixture, feedNumber, outcomes: lockedCard(sport) }]);
};

type OfMatch = PricesEvent | ResultEvent | VoidEvent;

const matchOf = async (sql: Sql, { source, match }: OfMatch): Promise<KnownFixture> => {
  const known = await knownFixture(sql, { feed: feedOf(source), externalId: match });
  if (known === null) throw new LineRefusal(`match: ${source} has sent no fixture of ${match}`);
  return known;
};

const kindOfMatch = ({ sport }: KnownFixture): Pick<MatchModel, 'kind'> =>
  kindOf(Object.values(SPORTS).find(({ name }) => name === sport) ?? SPORTS.soccer);

const marketOf = (match: KnownFixture, { market }: PricesEvent): MarketDefinition => {
  const markets = marketsOf(kindOfMatch(match));
  const found = markets.find(({ typeId }) => typeId === market);
  if (found) return found;
  const known = markets.map(({ typeId }) => typeId).join(', ');
  throw new LineRefusal(`market: ${match.sport} has no market ${market}, but ${known}`);
};

/** The price of each outcome of a market. A market comes whole: one that is left out would keep its old price. */
const oddsOf = (
  { name, outcomes }: MarketDefinition,
  { odds }: PricesEvent,
): ReadonlyMap<string, Odds | null> => {
  const priced = new Map(Object.entries(odds));
  const isWhole = priced.size === outcomes.length && outcomes.every(({ key }) => priced.has(key));
  if (isWhole) return priced;
  throw new LineRefusal(`odds: ${name} has ${outcomes.map(({ key }) => key).join(', ')}, each once`);
};

const takePrices = async (sql: Sql, event: PricesEvent): Promise<void> => {
  const match = await matchOf(sql, event);
  const market = marketOf(match, event);
  const odds = oddsOf(market, event);
  if (match.status === 'finished' || match.status === 'void') return;
  const priced = market.outcomes.map((outcome) => ({
    market,
    outcome,
    odds: event.isSuspended ? null : (odds.get(outcome.key) ?? null),
  }));
  const { matchNumber } = match;
  await offerMarket(sql, { matchNumber, outcomes: offeredOutcomes(kindOfMatch(match), priced) });
  await forgetSilenced(
    sql,
    market.outcomes.map(({ slot }) => outcomeNumberOf(matchNumber, slot)),
  );
};

const takeResult = async (sql: Sql, event: ResultEvent): Promise<void> => {
  const { feedNumber } = await matchOf(sql, event);
  if (!(await isNewerResult(sql, feedNumber, event.version))) return;
  const { home, away, halfHome = null, halfAway = null } = event;
  await recordResult(sql, feedNumber, { home, away, halfHome, halfAway });
};

const takeVoid = async (sql: Sql, event: VoidEvent): Promise<void> => {
  const { feedNumber, status } = await matchOf(sql, event);
  if (status !== 'void') await recordResult(sql, feedNumber, 'void');
};

/** All that was said before it has come: what a silence took off the board is true again. */
const takeHeartbeat = async (sql: Sql, source: string): Promise<void> => {
  await changePrices(sql, await takeSilenced(sql, source));
};

/**
 * Does what an event says, in the transaction that counts it.
 * @throws LineRefusal where it fits nothing of this house.
 */
export const doEvent = (sql: Sql, event: FeedEvent, now: Instant): Promise<void> => {
  switch (event.type) {
    case 'fixture':
      return takeFixture(sql, event, now);
    case 'prices':
      return takePrices(sql, event);
    case 'result':
      return takeResult(sql, event);
    case 'void':
      return takeVoid(sql, event);
    case 'heartbeat':
      return takeHeartbeat(sql, event.source);
  }
};
