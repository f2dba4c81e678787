import { ok, refuse, type Instant, type MatchScore, type Result } from '@kipenga/betting-core';
import { readFeedLine, type FeedEvent } from '@kipenga/contracts/odds-feed';
import { momentWords } from '@kipenga/desk-rules';
import type { Database, Sql } from '../../../database/index.ts';
import { parseJson } from '../../../http/index.ts';
import type { Clock } from '../../../ports/index.ts';
import {
  ALL_BETTING,
  believedPrices,
  codedCompetition,
  fixtureNumbered,
  keepHouseWord,
  keepMoves,
  knownFixture,
  liftCause,
  liftEach,
  markSuspended,
  outcomeNumberOf,
  recordResult,
  suspend,
  suspensionsOf,
  recordStart,
  type KnownFixture,
  type MatchNumber,
  type PriceMove,
  type Suspendable,
  type SuspensionKey,
  type TellingOfStart,
} from '../../../sports/index.ts';
import { doEvent, reopenMatch } from './do-event.ts';
import { feedOf, lockKnownSource, newestLinesOn, sourceOf } from './feed-sources.store.ts';
import {
  keepAct,
  waitingBeside,
  waitingLine,
  waitingLines,
  type HouseAct,
  type WaitingLine,
} from './house-acts.store.ts';
import { LineAside } from './line-aside.ts';
import { marketIn } from './take-markets.ts';

/** An operator's answer to a line set aside: apply it, drop it, or apply it to another match of that name. */
export type AsideAnswer = 'yes' | 'no' | 'another';

/** The reason for closing, and when betting opens by itself; null if the operator gave none. */
export interface Closing {
  readonly why: string | null;
  readonly until: Instant | null;
}

/** An operator's command about a match. It overrides the feed until it is withdrawn. */
export type HouseSaying =
  | ({ readonly act: 'close'; readonly market: string | null } & Closing)
  | { readonly act: 'open'; readonly market: string | null }
  | { readonly act: 'void' | 'reopen' | 'give-back' }
  | { readonly act: 'result'; readonly score: MatchScore }
  /** Null if no new start is known. */
  | { readonly act: 'postpone'; readonly startsAt: Instant | null };

/** A match, by its source's name for it. */
export interface NamedMatch {
  readonly source: string;
  readonly match: string;
}

/** A match by its source's name or by our own number. */
type AnyMatch = NamedMatch | { readonly matchNumber: MatchNumber };

interface Parts {
  readonly db: Database;
  /** Betting time; equal to real time unless a sandbox moves it. */
  readonly clock: Pick<Clock, 'now'>;
  /** The operator's name. */
  readonly operator: string;
  /** Called when a start is moved, if the feed has more to do then. Optional. */
  readonly moveStart?: (sql: Sql, told: TellingOfStart) => Promise<boolean>;
}

const MOST_LISTED = 1_000;

/** Releases the thing set aside under a reference to be tried again. False if there is none. */
type TryAgain = (sql: Sql, reference: string) => Promise<boolean>;

/**
 * Releases something that was set aside (a bet, a ticket, a jackpot, a job) to be tried again, by the reference it is listed
 * with. `ways` has one function per kind. It is tried at the next look.
 */
export const askAgain = (
  { db, clock, operator }: Parts,
  reference: string,
  ways: readonly TryAgain[],
): Promise<Result<void, string>> =>
  inWords(
    db.transaction(async (sql) => {
      let isFound = false;
      for (const tryAgain of ways) isFound = (await tryAgain(sql, reference)) || isFound;
      if (!isFound) throw new Refusal(`Nothing of ${reference} is set aside in settling or among the jobs`);
      const at = clock.now();
      await keepAct(sql, { at, operator, act: 'again', matchNumber: null, detail: reference });
    }),
  );

/** Lines waiting for an operator, oldest first. */
export const listWaiting = ({ db }: Pick<Parts, 'db'>): Promise<readonly WaitingLine[]> =>
  waitingLines(db, MOST_LISTED);

/** The waiting line with this number, or null. */
export const lineThatWaits = ({ db }: Pick<Parts, 'db'>, asideId: number): Promise<WaitingLine | null> =>
  waitingLine(db, asideId);

/** Refuses with a message, and rolls the transaction back. */
class Refusal extends Error {
  override readonly name = 'Refusal';
}

const inWords = async (work: Promise<void>): Promise<Result<void, string>> => {
  try {
    await work;
    return ok(undefined);
  } catch (error) {
    if (error instanceof Refusal || error instanceof LineAside) return refuse(error.message);
    throw error;
  }
};

const eventOf = ({ line }: WaitingLine): FeedEvent => {
  const json = parseJson(Buffer.from(line));
  const read = json.ok ? readFeedLine(json.value) : json;
  const event = read.ok ? read.value.event : read;
  if (!event.ok)
    throw new Refusal(`It cannot be done, because it cannot be read (${event.reason}). Say no to it`);
  return event.value;
};

/**
 * Reduces an old line to what newer lines have not overtaken: prices, kick-offs, results and voids followed by newer lines are
 * dropped, and a fixture moves no start. Returns null if nothing is left.
 */
const notOvertaken = async (sql: Sql, event: FeedEvent): Promise<FeedEvent | null> => {
  const isOfMatch = event.type !== 'heartbeat';
  const match =
    isOfMatch && (await knownFixture(sql, { feed: feedOf(event.source), externalId: event.match }));
  if (!match) return event;
  const { startSeq, endSeq } = await newestLinesOn(sql, match.feedNumber);
  switch (event.type) {
    case 'prices':
      return (await arePricesOvertaken(sql, event, match)) ? null : event;
    case 'fixture':
      if (startSeq < event.seq) return event;
      return { ...event, startsAt: match.status === 'postponed' ? null : match.startsAt };
    case 'began':
      return startSeq > event.seq ? null : event;
    case 'result':
    case 'reopen':
    case 'void':
      return endSeq > event.seq ? null : event;
    default:
      return event;
  }
};

const arePricesOvertaken = async (
  sql: Sql,
  event: FeedEvent & { readonly type: 'prices' },
  match: KnownFixture,
): Promise<boolean> => {
  const market = event.isSuspended ? null : marketIn(match, event.market);
  if (!market) return false;
  const outcomes = market.outcomes.map(({ slot }) => outcomeNumberOf(match.matchNumber, slot));
  return (await believedPrices(sql, outcomes)).some(({ seq }) => (seq ?? 0) > event.seq);
};

const doWaiting = async (
  sql: Sql,
  line: WaitingLine,
  {
    answer,
    now,
    operator,
  }: { readonly answer: 'yes' | 'another'; readonly now: Instant; readonly operator: string },
): Promise<void> => {
  const event = eventOf(line);
  if (answer === 'another' && event.type !== 'fixture')
    throw new Refusal('Only a fixture can be of another match');
  // If it is about another match, lines about the known one are not newer.
  const left = answer === 'another' ? event : await notOvertaken(sql, event);
  if (left !== null) await doEvent(sql, left, { now, operator, allowed: answer });
};

const answerInTurn = async (
  sql: Sql,
  asideId: number,
  { clock, operator, answer }: Parts & { readonly answer: AsideAnswer },
): Promise<void> => {
  const found = await waitingLine(sql, asideId);
  if (found) await lockKnownSource(sql, found.source);
  const line = found && (await waitingLine(sql, asideId));
  if (!line) throw new Refusal(`No line ${asideId} waits for an answer`);
  const now = clock.now();
  const beside = line.matchNumber === null ? [line] : await waitingBeside(sql, line);
  const newer = beside.find((other) => other.asideId > asideId);
  if (newer) throw new Refusal(`Line ${newer.asideId} is newer and about the same: answer that one`);
  if (answer !== 'no') await doWaiting(sql, line, { answer, now, operator });
  for (const one of beside) {
    const act = one.asideId === asideId ? answer : 'overtaken';
    const { matchNumber, marketTypeId } = one;
    await keepAct(sql, { at: now, operator, act, matchNumber, marketTypeId, asideId: one.asideId });
    await liftCause(sql, `line ${one.asideId}`);
  }
};

/**
 * Answers a line set aside, together with older ones about the same thing. 'yes' applies it, 'no' drops it, and the markets it
 * closed open again: at prices that came after it, or with the next ones.
 */
export const answerAside = (
  parts: Parts,
  asideId: number,
  answer: AsideAnswer,
): Promise<Result<void, string>> =>
  inWords(parts.db.transaction((sql) => answerInTurn(sql, asideId, { ...parts, answer })));

const ofMarket = (match: KnownFixture, market: string | null): Suspendable => {
  const found = market === null ? null : marketIn(match, market);
  if (market !== null && !found) throw new Refusal(`${match.sport} has no market ${market}`);
  return { competitionNumber: null, matchNumber: match.matchNumber, marketTypeId: found?.typeId ?? null };
};

/** Closes a part of the house: its prices are not offered, whatever the feed sends. */
const close = async (
  sql: Sql,
  part: Suspendable,
  { why, until, now, operator }: Closing & { readonly now: Instant; readonly operator: string },
): Promise<void> => {
  if (until !== null && until <= now) throw new Refusal(`${momentWords(until)} is past`);
  const said = { who: operator, why: why ?? 'closed', since: now, until };
  await suspend(sql, [{ ...part, ...said, cause: 'house', mendedBy: null }]);
  await markSuspended(sql, part);
  const { detail = '' } = detailOf({ why, until });
  await keepHand(sql, part, { what: 'closed', who: operator, why: detail, at: now });
};

/** Keeps in the history of prices that an operator closed or opened a market or a match. Of wider parts the acts tell. */
const keepHand = async (
  sql: Sql,
  { matchNumber, marketTypeId }: Suspendable,
  said: Pick<PriceMove, 'what' | 'who' | 'why' | 'at'>,
): Promise<void> => {
  if (matchNumber !== null)
    await keepMoves(sql, [{ matchNumber, marketTypeId, ...said, cause: 'trader', odds: {}, held: [] }]);
};

const isOfHouseOrLine = ({ cause }: SuspensionKey): boolean => cause === 'house' || cause.startsWith('line ');

const openMarket = async (
  sql: Sql,
  match: KnownFixture,
  part: Suspendable,
  { now, operator }: { readonly now: Instant; readonly operator: string },
): Promise<void> => {
  await liftCause(sql, 'house', part);
  const left = (await suspensionsOf(sql, [match.matchNumber])).filter(
    (one) => isOfHouseOrLine(one) && (one.marketTypeId === null || one.marketTypeId === part.marketTypeId),
  );
  if (left.length > 0)
    throw new Refusal(
      `It stays closed by ${left.map(({ cause }) => cause).join(', ')}: answer or open that first`,
    );
  await keepHand(sql, part, { what: 'opened', who: operator, why: '', at: now });
};

const giveBack = async (sql: Sql, { feedNumber, matchNumber }: KnownFixture): Promise<void> => {
  await liftEach(
    sql,
    (await suspensionsOf(sql, [matchNumber])).filter(({ cause }) => cause === 'house'),
  );
  await keepHouseWord(sql, feedNumber, false);
};

const end = async (sql: Sql, match: KnownFixture, how: MatchScore | 'void', at: Instant): Promise<void> => {
  await recordResult(sql, match.feedNumber, how, { at });
  await keepHouseWord(sql, match.feedNumber, true);
};

/**
 * Refuses to end a match that has not begun: a slip of the operator would pay its bets hours early. If a match began earlier
 * than announced, that start has to be entered first (D95).
 */
const refuseBeforeStart = ({ status, startsAt }: KnownFixture, now: Instant): void => {
  if (status !== 'postponed' && startsAt <= now) return;
  const when =
    status === 'postponed'
      ? 'It is postponed, and no new start is known'
      : `It starts ${momentWords(startsAt)}`;
  throw new Refusal(
    `${when}: it has no result before. If it has begun, tell its true start first (Postpone the match)`,
  );
};

const reopen = async (sql: Sql, match: KnownFixture, now: Instant): Promise<void> => {
  if (!(await reopenMatch(sql, match, now))) throw new Refusal('It has no result to take back');
  await keepHouseWord(sql, match.feedNumber, true);
};

const detailOf = ({ why, until }: Closing, of?: string): Pick<HouseAct, 'detail'> => {
  const detail = [of, why, until && `until ${momentWords(until)}`].filter(Boolean).join(', ');
  return detail === '' ? {} : { detail };
};

/** Carries out a command. Returns its text for the record. */
const doSaying = async (
  sql: Sql,
  match: KnownFixture,
  {
    saying,
    now,
    operator,
    moveStart = recordStart,
  }: Pick<Parts, 'operator' | 'moveStart'> & { readonly saying: HouseSaying; readonly now: Instant },
): Promise<Pick<HouseAct, 'marketTypeId' | 'detail'>> => {
  switch (saying.act) {
    case 'close': {
      const part = ofMarket(match, saying.market);
      await close(sql, part, { ...saying, now, operator });
      return { marketTypeId: part.marketTypeId, ...detailOf(saying) };
    }
    case 'open': {
      const part = ofMarket(match, saying.market);
      await openMarket(sql, match, part, { now, operator });
      return { marketTypeId: part.marketTypeId };
    }
    case 'void':
      await end(sql, match, 'void', now);
      return {};
    case 'result': {
      const { home, away, halfHome, halfAway } = saying.score;
      refuseBeforeStart(match, now);
      await end(sql, match, saying.score, now);
      return { detail: `${home}:${away}${halfHome === null ? '' : ` (${halfHome}:${halfAway})`}` };
    }
    case 'reopen':
      await reopen(sql, match, now);
      return {};
    case 'give-back':
      await giveBack(sql, match);
      return {};
    case 'postpone': {
      const { startsAt } = saying;
      if (!(await moveStart(sql, { matchNumber: match.matchNumber, startsAt, toldAt: now })))
        throw new Refusal('That is no news: it is over, or was told so before');
      return { detail: startsAt === null ? 'no new start is known' : `starts ${momentWords(startsAt)}` };
    }
  }
};

/** Finds the match with this name at its source; null if the source never named one. */
export const fixtureNamed = (sql: Sql, { source, match }: NamedMatch): Promise<KnownFixture | null> =>
  knownFixture(sql, { feed: feedOf(source), externalId: match });

/** Finds a match and locks its source, so that no line of it is taken meanwhile. */
const lockedMatch = async (sql: Sql, named: AnyMatch): Promise<KnownFixture> => {
  if ('matchNumber' in named) {
    const found = await fixtureNumbered(sql, named.matchNumber);
    if (!found) throw new Refusal('The house has no such match');
    await lockKnownSource(sql, sourceOf(found.feed));
    return (await fixtureNumbered(sql, named.matchNumber)) ?? found;
  }
  await lockKnownSource(sql, named.source);
  const match = await fixtureNamed(sql, named);
  if (!match) throw new Refusal(`${named.source} has sent no fixture of ${named.match}`);
  return match;
};

/**
 * Carries out an operator's command about a match. It uses no sequence number of the feed. A closed market shows no price,
 * whatever the feed sends. An outcome the operator entered is not changed by the feed, whose results are set aside, until it is
 * withdrawn. Bets are settled at the board's next look.
 */
export const sayOfMatch = (
  parts: Parts,
  named: AnyMatch,
  saying: HouseSaying,
): Promise<Result<void, string>> =>
  inWords(
    parts.db.transaction(async (sql) => {
      const match = await lockedMatch(sql, named);
      const now = parts.clock.now();
      const { operator } = parts;
      const detail = await doSaying(sql, match, { ...parts, saying, now });
      const { matchNumber } = match;
      await keepAct(sql, { at: now, operator, act: saying.act, matchNumber, ...detail });
    }),
  );

/** All betting (null), or a competition by its code. */
export type WidePart = { readonly competition: string | null };

/**
 * Closes or opens all betting or a competition. It overrides every feed. Parts that were closed by themselves stay closed when
 * it opens.
 */
export const sayOfAll = (
  parts: Parts,
  { competition }: WidePart,
  saying: ({ readonly act: 'close' } & Closing) | { readonly act: 'open' },
): Promise<Result<void, string>> =>
  inWords(
    parts.db.transaction(async (sql) => {
      const { operator, clock } = parts;
      const now = clock.now();
      const number = competition === null ? null : await codedCompetition(sql, competition);
      if (competition !== null && number === null)
        throw new Refusal(`The house has no competition ${competition}`);
      const part = { ...ALL_BETTING, competitionNumber: number };
      const of = competition === null ? 'all' : `competition ${competition}`;
      if (saying.act === 'close') await close(sql, part, { ...saying, now, operator });
      else if ((await liftCause(sql, 'house', part)) === 0)
        throw new Refusal(`The house has not closed ${of}`);
      const detail = saying.act === 'close' ? detailOf(saying, of) : { detail: of };
      await keepAct(sql, { at: now, operator, act: saying.act, matchNumber: null, ...detail });
    }),
  );
