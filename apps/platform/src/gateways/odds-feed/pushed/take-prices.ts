import type { MarketDefinition, Odds } from '@kipenga/betting-core';
import type { PricesEvent, SuspendedEvent } from '@kipenga/contracts/odds-feed';
import { marketsOf, type MatchModel } from '@kipenga/pricing';
import type { Sql } from '../../../database/index.ts';
import {
  believedPrices,
  believePrices,
  liftMended,
  offeredOutcomes,
  offerMarket,
  outcomeNumberOf,
  SPORTS,
  suspendMarket,
  type KnownFixture,
} from '../../../sports/index.ts';
import { isBookUnderOne, isJump } from './feed-guards.ts';
import { LineAside, type Believing } from './line-aside.ts';
import { kindOf } from './take-fixture.ts';

const kindOfMatch = ({ sport }: KnownFixture): Pick<MatchModel, 'kind'> =>
  kindOf(Object.values(SPORTS).find(({ name }) => name === sport) ?? SPORTS.soccer);

/** The market of a match by its id; null where the house has none of that name. */
export const marketIn = (match: KnownFixture, market: string): MarketDefinition | null =>
  marketsOf(kindOfMatch(match)).find(({ typeId }) => typeId === market) ?? null;

/** Nothing of a market that the house has not is on sale, so nothing has to be closed. */
const marketOf = (match: KnownFixture, market: string): MarketDefinition => {
  const found = marketIn(match, market);
  if (found) return found;
  const known = marketsOf(kindOfMatch(match)).map(({ typeId }) => typeId);
  throw new LineAside(`market: ${match.sport} has no market ${market}, but ${known.join(', ')}`, 'nobody');
};

/** The price of each outcome of a market. A market comes whole: one that is left out would keep its old price. */
const pricesOf = ({ name, outcomes }: MarketDefinition, { odds }: PricesEvent): readonly (Odds | null)[] => {
  const priced = new Map(Object.entries(odds));
  const isWhole = priced.size === outcomes.length && outcomes.every(({ key }) => priced.has(key));
  if (!isWhole)
    throw new LineAside(`odds: ${name} has ${outcomes.map(({ key }) => key).join(', ')}, each once`);
  return outcomes.map(({ key }) => priced.get(key) ?? null);
};

/** A price that moves too far at once, or a book that pays whoever backs all of it, is asked for again (D97). */
const refuseUnlikely = (
  market: MarketDefinition,
  odds: readonly (Odds | null)[],
  before: readonly (Odds | null)[],
): void => {
  if (isBookUnderOne(market, odds))
    throw new LineAside(`odds: the book of ${market.name} is under 100 %`, 'operator');
  for (const [at, { key }] of market.outcomes.entries()) {
    const [last, now] = [before[at] ?? null, odds[at] ?? null];
    if (last !== null && now !== null && isJump(last, now))
      throw new LineAside(`odds.${key}: from ${last / 1_000} to ${now / 1_000} at once`, 'operator');
  }
};

/** Prices of a whole market, which is on the board with them unless something closes it. */
export const takePrices = async (
  sql: Sql,
  event: PricesEvent,
  { match, allowed }: Pick<Believing, 'allowed'> & { readonly match: KnownFixture },
): Promise<void> => {
  const market = marketOf(match, event.market);
  const { matchNumber } = match;
  const odds = pricesOf(market, event);
  if (match.status === 'finished' || match.status === 'void') return;
  const numbers = market.outcomes.map(({ slot }) => outcomeNumberOf(matchNumber, slot));
  const believed = await believedPrices(sql, numbers);
  const before = new Map(believed.map((known) => [known.outcomeNumber, known.odds]));
  if (allowed === null)
    refuseUnlikely(
      market,
      odds,
      numbers.map((number) => before.get(number) ?? null),
    );
  if (match.isClosed) await liftMended(sql, { matchNumber, marketTypeId: market.typeId }, event.type);
  const priced = market.outcomes.map((outcome, at) => ({ market, outcome, odds: odds[at] ?? null }));
  const outcomes = offeredOutcomes(kindOfMatch(match), priced);
  await offerMarket(sql, { matchNumber, outcomes }, { isNew: believed.length < numbers.length });
  await believePrices(
    sql,
    numbers.map((outcomeNumber, at) => ({ outcomeNumber, odds: odds[at] ?? null })),
    event.seq,
  );
};

/** Betting on a market stops, or on all of the match. */
export const takeSuspension = async (
  sql: Sql,
  { market, seq }: SuspendedEvent,
  match: KnownFixture,
): Promise<void> => {
  const marketTypeId = market === null ? null : marketOf(match, market).typeId;
  await suspendMarket(sql, { matchNumber: match.matchNumber, marketTypeId }, seq);
};
