import { instantFromMs, toMs, type Instant } from '@kipenga/betting-core';
import type { FixtureEvent } from '@kipenga/contracts/odds-feed';
import { marketsOf, type MatchModel } from '@kipenga/pricing';
import type { Sql } from '../../../database/index.ts';
import {
  competitionByCode,
  fixturesBetween,
  freeFixtureName,
  knownFixture,
  knownFixtures,
  moveFixture,
  newFeedNumbers,
  offeredOutcomes,
  offerMatches,
  recordResult,
  SPORTS,
  type CompetitionNumber,
  type FeedMatchNumber,
  type KnownFixture,
  type OfferedMatch,
  type OfferedSport,
} from '../../../sports/index.ts';
import { isSameMatch, sidesNow } from './feed-guards.ts';
import { feedOf, noteStarts } from './feed-sources.store.ts';
import { LineAside, type Believing } from './line-aside.ts';

const SPORT_BY_NAME: ReadonlyMap<string, OfferedSport> = new Map(Object.entries(SPORTS));

const sportOf = ({ sport }: FixtureEvent): OfferedSport => {
  const known = SPORT_BY_NAME.get(sport);
  if (known === undefined) throw new LineAside(`sport: one of ${[...SPORT_BY_NAME.keys()].join(', ')}`);
  return known;
};

/** Games without draws have a winner's price, all others those of goals. */
export const kindOf = ({ kind }: Pick<OfferedSport, 'kind'>): Pick<MatchModel, 'kind'> => ({
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

const competitionOf = async (
  sql: Sql,
  { competition: { code, name, category } }: FixtureEvent,
  { sportNumber }: OfferedSport,
): Promise<CompetitionNumber> => {
  const found = await competitionByCode(sql, { code, name, category, sportNumber });
  if (found === null) throw new LineAside(`competition.code: ${code} is of another sport`);
  return found;
};

const bothSides = ({ homeTeam, awayTeam }: Pick<KnownFixture, 'homeTeam' | 'awayTeam'>): string =>
  `${homeTeam} v ${awayTeam}`;

const DAY_MS = 24 * 3_600_000;

/** The matches of a source that are not over, from a day before the first of these starts to a day after the last. */
const fixturesWithinADay = (
  sql: Sql,
  source: string,
  starts: readonly Instant[],
): Promise<readonly KnownFixture[]> => {
  const ms = starts.map(toMs);
  return fixturesBetween(sql, feedOf(source), {
    from: instantFromMs(Math.min(...ms) - DAY_MS),
    to: instantFromMs(Math.max(...ms) + DAY_MS),
  });
};

const isTwin = (other: KnownFixture, fixture: StartingFixture, sport: OfferedSport): boolean =>
  other.sport === sport.name && isSameMatch(other, fixture, sport);

/** Two ids of one match would fit in one accumulator, each at its price (D97). */
const refuseTwin = async (sql: Sql, event: FixtureEvent, sport: OfferedSport): Promise<void> => {
  const { startsAt } = event;
  if (startsAt === null) return;
  const fixture = { ...event, startsAt };
  const twin = (await fixturesWithinADay(sql, event.source, [startsAt])).find(
    (other) => other.externalId !== event.match && isTwin(other, fixture, sport),
  );
  if (twin)
    throw new LineAside(
      `match: ${event.source} calls ${bothSides(twin)} of about that time ${twin.externalId} already`,
      'operator',
      twin.matchNumber,
    );
};

const isOver = ({ status }: KnownFixture): boolean => status === 'finished' || status === 'void';

/**
 * Judges a fixture of a match that is over, which stays as it ended. That it began earlier than told is news all the same (D95). An id whose
 * match was void may be given to another, whose start is ahead.
 */
const newsOfEnded = (
  known: KnownFixture,
  { match, startsAt, ...sides }: FixtureEvent,
  { now, allowed }: Believing,
): 'none' | 'earlier-start' | 'next-match' => {
  if (allowed === 'another') return 'next-match';
  const isSame = sidesNow(known, sides) === 'same';
  const isAhead = startsAt !== null && startsAt > now;
  if (known.status === 'void' && isAhead && !known.isHouseWord) return 'next-match';
  if (isSame && startsAt === known.startsAt) return 'none';
  if (isSame && startsAt !== null && startsAt < known.startsAt) return 'earlier-start';
  const why = known.isHouseWord ? 'an operator said how it ended' : 'it is over, and this is not how it was';
  throw new LineAside(`match: ${match}, ${why}`, 'nobody');
};

const WORDS = { swapped: 'have changed places', others: 'are others' } as const;

/** A bet names the sides it was placed on; only their spelling may be mended (D97). */
const refuseOtherSides = (known: KnownFixture, event: FixtureEvent, { allowed }: Believing): void => {
  const became = sidesNow(known, event);
  if (became === 'same' || (became === 'others' && allowed === 'yes')) return;
  throw new LineAside(`home, away: the sides ${WORDS[became]}, they were ${bothSides(known)}`, 'operator');
};

const offer = async (sql: Sql, event: FixtureEvent, sport: OfferedSport): Promise<void> => {
  const { startsAt } = event;
  if (startsAt === null)
    throw new LineAside(`start: ${event.match} is not known, so its start is not either`, 'nobody');
  const [feedNumber] = await newFeedNumbers(sql, 1);
  const competitionNumber = await competitionOf(sql, event, sport);
  if (feedNumber === undefined) throw new Error('no number was given for a match');
  await offerMatches(sql, [offerOf({ ...event, startsAt }, { sport, competitionNumber, feedNumber })]);
};

type StartingFixture = FixtureEvent & { readonly startsAt: Instant };

const offerOf = (
  { source, match, startsAt, homeTeam, awayTeam, competition }: StartingFixture,
  {
    sport,
    ...numbers
  }: {
    readonly sport: OfferedSport;
    readonly competitionNumber: CompetitionNumber;
    readonly feedNumber: FeedMatchNumber;
  },
): OfferedMatch => ({
  ...numbers,
  feed: feedOf(source),
  externalId: match,
  startsAt,
  homeTeam,
  awayTeam,
  alsoFoundBy: `${competition.category} ${competition.name}`,
  outcomes: lockedCard(sport),
});

/** Fixtures that have to be looked at one by one: of a match that is known, or may be, or not as they should be. */
export class NotAllNew extends Error {
  override readonly name = 'NotAllNew';
}

/** Offers new matches, in one set of statements. @throws NotAllNew if one of them has to be handled by itself. */
export const offerNewFixtures = async (sql: Sql, events: readonly FixtureEvent[]): Promise<void> => {
  const source = events[0]?.source ?? '';
  const feed = feedOf(source);
  const fixtures = events.flatMap((event): (StartingFixture & { sportOffered: OfferedSport })[] => {
    const { startsAt, sport } = event;
    const sportOffered = SPORT_BY_NAME.get(sport);
    return startsAt === null || !sportOffered ? [] : [{ ...event, startsAt, sportOffered }];
  });
  const names = new Set(fixtures.map(({ match }) => match));
  if (fixtures.length < events.length || names.size < events.length) throw new NotAllNew();
  if ((await knownFixtures(sql, feed, [...names])).length > 0) throw new NotAllNew();
  const around = await fixturesWithinADay(
    sql,
    source,
    fixtures.map(({ startsAt }) => startsAt),
  );
  for (const [at, one] of fixtures.entries()) {
    const { sportOffered } = one;
    const isAgain = (other: (typeof fixtures)[number]): boolean =>
      other.sportOffered === sportOffered && isSameMatch(other, one, sportOffered);
    if (around.some((other) => isTwin(other, one, sportOffered)) || fixtures.slice(0, at).some(isAgain))
      throw new NotAllNew();
  }
  const competitions = new Map<string, CompetitionNumber>();
  const numbers = await newFeedNumbers(sql, fixtures.length);
  const offers: OfferedMatch[] = [];
  for (const [at, one] of fixtures.entries()) {
    const { sportOffered: sport, competition } = one;
    const key = JSON.stringify([sport.name, competition]);
    const competitionNumber = competitions.get(key) ?? (await competitionOf(sql, one, sport));
    competitions.set(key, competitionNumber);
    const feedNumber = numbers[at];
    if (feedNumber !== undefined) offers.push(offerOf(one, { sport, competitionNumber, feedNumber }));
  }
  await offerMatches(sql, offers);
  await noteStarts(
    sql,
    offers.map(({ feedNumber }, at) => ({ feedNumber, seq: fixtures[at]?.seq ?? 0 })),
  );
};

const move = async (
  sql: Sql,
  event: FixtureEvent,
  { known, sport, now }: { known: KnownFixture; sport: OfferedSport; now: Instant },
): Promise<void> => {
  const { startsAt, homeTeam, awayTeam, competition } = event;
  const competitionNumber = await competitionOf(sql, event, sport);
  const alsoFoundBy = `${competition.category} ${competition.name}`;
  const fixture = { competitionNumber, startsAt, homeTeam, awayTeam, alsoFoundBy };
  await moveFixture(sql, { ...fixture, feedNumber: known.feedNumber }, now);
};

/** Voids the match that had the name before, unless it is over, and frees the name. */
const endKnown = async (sql: Sql, known: KnownFixture, at: Instant): Promise<void> => {
  if (!isOver(known)) await recordResult(sql, known.feedNumber, 'void', { at });
  await freeFixtureName(sql, known.feedNumber);
};

/** Judges a fixture of a known match: the match stays, with or without changes, or another takes its place. */
const newsOf = (
  known: KnownFixture,
  event: FixtureEvent,
  believing: Believing,
): ReturnType<typeof newsOfEnded> | 'change' => {
  if (isOver(known)) return newsOfEnded(known, event, believing);
  return believing.allowed === 'another' ? 'next-match' : 'change';
};

/** A match that will be; said again it moves the start and mends the spelling of names. */
export const takeFixture = async (sql: Sql, event: FixtureEvent, believing: Believing): Promise<void> => {
  const sport = sportOf(event);
  const known = await knownFixture(sql, { feed: feedOf(event.source), externalId: event.match });
  const news = known === null ? 'next-match' : newsOf(known, event, believing);
  if (news === 'none') return;
  const isNewTime = known === null || known.startsAt !== event.startsAt;
  if (believing.allowed === null && news !== 'earlier-start' && isNewTime)
    await refuseTwin(sql, event, sport);
  if (known === null || news === 'next-match') {
    if (known !== null) await endKnown(sql, known, believing.now);
    return offer(sql, event, sport);
  }
  if (known.sport !== sport.name) throw new LineAside(`sport: ${event.match} was of another sport before`);
  refuseOtherSides(known, event, believing);
  await move(sql, event, { known, sport, now: believing.now });
};
