import type { Instant, MarketDefinition, Odds } from '@kipenga/betting-core';
import type { FeedEvent, FeedLine, PricesEvent, SuspendedEvent } from '@kipenga/contracts/odds-feed';
import { marketsOf, type MatchModel } from '@kipenga/pricing';
import type { Sql } from '../../../database/index.ts';
import {
  addMarkets,
  believedPrices,
  believePrices,
  changeMarkets,
  endSilence,
  knownFixtures,
  keepMoves,
  liftEach,
  lockMatches,
  movesOf,
  offeredOutcomes,
  outcomeNumberOf,
  playMatches,
  playStates,
  SPORTS,
  suspend,
  suspensionsOf,
  tellMatches,
  type BelievedPrice,
  type KnownFixture,
  type MatchNumber,
  type OutcomeNumber,
  type PriceMove,
  type PricesSaid,
  type Suspension,
} from '../../../sports/index.ts';
import { openPlayDraft } from './draft-play.ts';
import { isBookUnderOne, isJump } from './feed-guards.ts';
import { feedOf, keepAsides } from './feed-sources.store.ts';
import { LineAside, type Believing } from './line-aside.ts';
import { kindOf } from './take-fixture.ts';

/** Events that change prices or nothing. Any number of them, in order, becomes one set of statements. */
export type MarketEvent = Extract<FeedEvent, { readonly type: 'prices' | 'heartbeat' | 'clock' | 'score' }>;

const MARKET_TYPES: ReadonlySet<string> = new Set<MarketEvent['type']>([
  'prices',
  'heartbeat',
  'clock',
  'score',
]);

export const isMarketEvent = (event: FeedEvent): event is MarketEvent => MARKET_TYPES.has(event.type);

const kindOfMatch = ({ sport }: KnownFixture): Pick<MatchModel, 'kind'> =>
  kindOf(Object.values(SPORTS).find(({ name }) => name === sport) ?? SPORTS.soccer);

/** The market of a match by its id; null if the house has none with this id. */
export const marketIn = (match: KnownFixture, market: string): MarketDefinition | null =>
  marketsOf(kindOfMatch(match)).find(({ typeId }) => typeId === market) ?? null;

/** The market of a match. @throws LineAside if the house has no such market. Nothing of it is on sale, so nothing is suspended. */
const marketOf = (match: KnownFixture, market: string): MarketDefinition => {
  const found = marketIn(match, market);
  if (found) return found;
  const known = marketsOf(kindOfMatch(match)).map(({ typeId }) => typeId);
  throw new LineAside(`market: ${match.sport} has no market ${market}, but ${known.join(', ')}`, 'nobody');
};

const outcomesIn = ({ matchNumber }: KnownFixture, market: MarketDefinition): readonly OutcomeNumber[] =>
  market.outcomes.map(({ slot }) => outcomeNumberOf(matchNumber, slot));

/** The price of each outcome of a market. All outcomes must be present: one left out would keep its old price. */
const pricesOf = ({ name, outcomes }: MarketDefinition, { odds }: PricesEvent): readonly (Odds | null)[] => {
  const priced = new Map(Object.entries(odds));
  const isWhole = priced.size === outcomes.length && outcomes.every(({ key }) => priced.has(key));
  if (!isWhole)
    throw new LineAside(`odds: ${name} has ${outcomes.map(({ key }) => key).join(', ')}, each once`);
  return outcomes.map(({ key }) => priced.get(key) ?? null);
};

/** Refuses a price that moves too far at once, and a book that pays whoever backs all of it, until they are confirmed (D97). */
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

/** A line set aside, as it came. */
export interface AsideLine {
  readonly line: FeedLine;
  readonly text: string;
  readonly why: LineAside;
}

type SuspensionDraft = Omit<Suspension, 'cause' | 'competitionNumber'> & {
  readonly matchNumber: MatchNumber;
  /** `seq` stands for the number of a line set aside, which is not assigned yet. */
  readonly cause: Suspension['cause'] | `seq ${number}`;
};

const keyOf = ({ matchNumber, marketTypeId, cause }: SuspensionDraft): string =>
  `${matchNumber} ${marketTypeId ?? ''} ${cause}`;

const isSamePart = (one: SuspensionDraft, other: SuspensionDraft): boolean =>
  one.matchNumber === other.matchNumber && one.marketTypeId === other.marketTypeId;

/**
 * Steps of the history for parts that were closed or opened, each part once: a line that is set aside comes before what its feed says. The
 * silence of a feed is left out, for it closes everything, and is kept by itself.
 */
const turnsOf = (
  turned: readonly SuspensionDraft[],
  what: 'closed' | 'opened',
  said: PricesSaid,
): readonly PriceMove[] => {
  const parts = new Map<string, PriceMove>();
  for (const { matchNumber, marketTypeId, cause, why } of turned) {
    const isAside = cause.startsWith('seq ');
    const part = `${matchNumber} ${marketTypeId ?? ''}`;
    if (cause === 'silence' || (parts.has(part) && !isAside)) continue;
    const isGuard = what === 'closed' && isAside;
    parts.set(part, {
      matchNumber,
      marketTypeId,
      ...said,
      what,
      cause: isGuard ? 'guard' : said.cause,
      why: what === 'closed' ? why : '',
      odds: {},
      held: [],
    });
  }
  return [...parts.values()];
};

/**
 * Collects the effect of one source's events, in order, before any of it is written. The caller must hold the source's lock, so
 * that no one else writes the rows it has read.
 */
export interface Draft {
  /** @throws LineAside if the event fits nothing of this house, or needs a confirmation. The draft is unchanged then. */
  take(event: MarketEvent, believing: Pick<Believing, 'allowed'>): void;
  /** Stores a line that is not applied, and suspends the markets it is about, so that nothing is sold on doubtful data. */
  setAside(aside: AsideLine): void;
  /** Writes everything collected. */
  write(): Promise<void>;
}

interface DraftOf {
  readonly source: string;
  /** The operator who accepted the line; absent if nobody was asked. */
  readonly operator?: string | undefined;
  readonly lines: readonly Pick<FeedLine, 'about'>[];
  readonly now: Instant;
}

/** Reads the rows that a source's lines are about, in three statements for any number of lines. */
export const openDraft = async (sql: Sql, { source, operator, lines, now }: DraftOf): Promise<Draft> => {
  const feed = feedOf(source);
  const names = [...new Set(lines.flatMap(({ about }) => about.match ?? []))];
  const fixtures = new Map(
    (names.length === 0 ? [] : await knownFixtures(sql, feed, names)).map((one) => [one.externalId, one]),
  );
  const matches = [...fixtures.values()].map(({ matchNumber }) => matchNumber);
  const states = await playStates(sql, matches);
  const [named, whole]: [Set<OutcomeNumber>, Set<MatchNumber>] = [new Set(), new Set()];
  for (const { about } of lines) {
    const match = fixtures.get(about.match ?? '');
    if (match === undefined) continue;
    // A goal, and the first event of a match in play, close all its markets.
    if (about.type === 'score' || (about.type === 'clock' && !states.has(match.matchNumber)))
      whole.add(match.matchNumber);
    if (about.type !== 'prices') continue;
    const market = about.market === null ? null : marketIn(match, about.market);
    if (about.market === null) whole.add(match.matchNumber);
    else if (market) for (const outcome of outcomesIn(match, market)) named.add(outcome);
  }
  const read = named.size + whole.size > 0 ? await believedPrices(sql, [...named], [...whole]) : [];
  const believed = new Map<OutcomeNumber, BelievedPrice>(read.map((one) => [one.outcomeNumber, one]));
  const before: readonly Suspension[] = matches.length === 0 ? [] : await suspensionsOf(sql, matches);
  const suspensions = new Map<string, SuspensionDraft>();
  for (const one of before)
    if (one.matchNumber !== null) {
      const kept = { ...one, matchNumber: one.matchNumber };
      suspensions.set(keyOf(kept), kept);
    }
  const known = new Map(suspensions);

  const playing = openPlayDraft(states, now);

  const said = new Map<OutcomeNumber, BelievedPrice>();
  const offered = new Map<OutcomeNumber, Odds | null>();
  const added = new Map<string, { match: KnownFixture; market: MarketDefinition }>();
  const asides: AsideLine[] = [];
  let isHeard = false;

  const add = (one: SuspensionDraft): void => void suspensions.set(keyOf(one), one);
  const lift = (isLifted: (one: SuspensionDraft) => boolean): void => {
    for (const [key, one] of suspensions) if (isLifted(one)) suspensions.delete(key);
  };
  const say = (price: BelievedPrice): void => {
    believed.set(price.outcomeNumber, price);
    said.set(price.outcomeNumber, price);
  };
  const matchOf = ({ match }: Exclude<MarketEvent, { type: 'heartbeat' }>): KnownFixture => {
    const found = fixtures.get(match);
    if (!found) throw new LineAside(`match: ${source} has sent no fixture of ${match}`, 'nobody');
    return found;
  };

  /** The markets on a match's page. */
  const marketsOnPage = (match: KnownFixture): readonly MarketDefinition[] =>
    marketsOf(kindOfMatch(match)).filter((market) =>
      outcomesIn(match, market).some((outcome) => believed.has(outcome)),
    );

  /** Suspends a market until its feed prices it again. A market that was never on the page is skipped. */
  const suspendMarket = (match: KnownFixture, market: MarketDefinition, seq: number): void => {
    const outcomes = outcomesIn(match, market);
    if (!outcomes.some((outcome) => believed.has(outcome))) return;
    for (const outcomeNumber of outcomes) {
      const last = believed.get(outcomeNumber);
      if (last) say({ ...last, seq: Math.max(last.seq ?? 0, seq) });
    }
    add({
      matchNumber: match.matchNumber,
      marketTypeId: market.typeId,
      cause: 'feed',
      mendedBy: null,
      who: source,
      why: `its line ${seq}`,
      since: now,
      until: null,
    });
  };

  const takePrices = (
    event: PricesEvent,
    match: KnownFixture,
    { allowed }: Pick<Believing, 'allowed'>,
  ): void => {
    const market = marketOf(match, event.market);
    const { matchNumber } = match;
    const odds = pricesOf(market, event);
    if (match.status === 'finished' || match.status === 'void') return;
    playing.goOn(match);
    const outcomes = outcomesIn(match, market);
    const last = outcomes.map((outcome) => believed.get(outcome));
    if (allowed === null)
      refuseUnlikely(
        market,
        odds,
        last.map((one) => one?.odds ?? null),
      );
    lift(
      (one) =>
        one.matchNumber === matchNumber &&
        one.marketTypeId === market.typeId &&
        (one.cause === 'feed' || one.cause === 'silence' || one.mendedBy === event.type),
    );
    if (last.includes(undefined)) added.set(`${matchNumber} ${market.typeId}`, { match, market });
    for (const [at, outcomeNumber] of outcomes.entries()) {
      const price = odds[at] ?? null;
      offered.set(outcomeNumber, price);
      say({ outcomeNumber, odds: price ?? last[at]?.odds ?? null, seq: event.seq });
    }
  };

  const takeSuspension = ({ market, seq }: SuspendedEvent, match: KnownFixture): void => {
    if (market === null) playing.stop(match);
    const markets = market === null ? marketsOnPage(match) : [marketOf(match, market)];
    for (const one of markets) suspendMarket(match, one, seq);
  };

  const setAside = (aside: AsideLine): void => {
    asides.push(aside);
    const { line, why } = aside;
    const { about, seq } = line;
    if (why.openedBy === 'nobody') return;
    const draft = { who: source, why: why.message, since: now, until: null, cause: `seq ${seq}` as const };
    const part = partOf(aside);
    if (part?.isOnSale) {
      const { match, market } = part;
      // Prices that name no market cannot be matched to later good ones.
      const isMended = why.openedBy === 'good-line' && (about.type !== 'prices' || market !== null);
      if (market !== null) suspendMarket(match, market, seq);
      add({
        ...draft,
        matchNumber: match.matchNumber,
        marketTypeId: market?.typeId ?? null,
        mendedBy: isMended ? about.type : null,
      });
    }
    if (why.alsoCloses !== null)
      add({ ...draft, matchNumber: why.alsoCloses, marketTypeId: null, mendedBy: null });
  };

  /** The part of this house that a line is about: a market for prices, otherwise the match. */
  const partOf = ({ line: { about } }: AsideLine) => {
    const match = about.match === null ? undefined : fixtures.get(about.match);
    if (match === undefined) return null;
    const isOfMarket = about.type === 'prices' && about.market !== null;
    const market = isOfMarket ? marketIn(match, about.market ?? '') : null;
    return { match, market, isOnSale: !isOfMarket || market !== null };
  };

  const take: Draft['take'] = (event, believing) => {
    if (event.type === 'heartbeat') {
      isHeard = true;
      return;
    }
    const match = matchOf(event);
    if (event.type !== 'prices') {
      // Prices from before a goal, or before kick-off, are no longer valid: each market takes bets again once it has a new price.
      if (playing.take(event, match))
        for (const market of marketsOnPage(match)) suspendMarket(match, market, event.seq);
      lift(
        (one) =>
          one.matchNumber === match.matchNumber && one.marketTypeId === null && one.mendedBy === event.type,
      );
    } else if (event.isSuspended) takeSuspension(event, match);
    else takePrices(event, match, believing);
  };

  const write = async (): Promise<void> => {
    const numbers = await keepAsides(
      sql,
      asides.map((aside) => {
        const part = partOf(aside);
        const { line, text, why } = aside;
        return {
          source,
          seq: line.seq,
          line: text,
          type: line.about.type,
          matchNumber: part?.match.matchNumber ?? why.alsoCloses,
          marketTypeId: part?.market?.typeId ?? null,
          reason: why.message,
          at: now,
        };
      }),
    );
    await addMarkets(
      sql,
      [...added.values()].map(({ match, market }) => ({
        matchNumber: match.matchNumber,
        outcomes: offeredOutcomes(
          kindOfMatch(match),
          market.outcomes.map((outcome) => ({ market, outcome, odds: null })),
        ),
      })),
    );
    await believePrices(sql, [...said.values()]);
    const causeOf = ({ cause }: SuspensionDraft): Suspension['cause'] => {
      const [, seq] = /^seq (\d+)$/.exec(cause) ?? [];
      return seq === undefined ? (cause as Suspension['cause']) : `line ${numbers.get(Number(seq)) ?? 0}`;
    };
    const begun = [...suspensions].flatMap(([key, one]) => (known.has(key) ? [] : [one]));
    const ended = [...known].flatMap(([key, one]) => (suspensions.has(key) ? [] : [one]));
    const plays = playing.plays();
    const heard = isHeard ? await endSilence(sql, feed) : [];
    // All locks at once, and before the version of the lists is raised: taking more locks afterwards could deadlock.
    if (begun.length + ended.length + heard.length + plays.length > 0)
      await lockMatches(
        sql,
        [...[...begun, ...ended, ...plays].map(({ matchNumber }) => matchNumber), ...heard],
        [...offered.keys()],
      );
    await playMatches(sql, plays, now);
    await suspend(
      sql,
      begun.map((one) => ({ ...one, competitionNumber: null, cause: causeOf(one) })),
    );
    await liftEach(
      sql,
      ended.map((one) => ({ ...one, cause: causeOf(one) })),
    );
    const markets = await changeMarkets(
      sql,
      [...offered].map(([outcomeNumber, odds]) => ({ outcomeNumber, odds })),
    );
    const saying =
      operator === undefined
        ? { cause: 'feed' as const, who: source, at: now }
        : { cause: 'trader' as const, who: operator, at: now };
    await keepMoves(sql, [
      ...turnsOf(begun, 'closed', saying),
      ...movesOf(markets, saying),
      ...turnsOf(
        ended.filter((one) => ![...suspensions.values()].some((other) => isSamePart(one, other))),
        'opened',
        saying,
      ),
    ]);
    await tellMatches(sql, heard);
  };

  return { take, setAside, write };
};
