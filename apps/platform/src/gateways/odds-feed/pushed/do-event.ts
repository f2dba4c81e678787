import { toMs, type Instant } from '@kipenga/betting-core';
import type {
  BeganEvent,
  FeedEvent,
  ReopenEvent,
  ResultEvent,
  VoidEvent,
} from '@kipenga/contracts/odds-feed';
import type { Sql } from '../../../database/index.ts';
import {
  knownFixture,
  liftMended,
  recordResult,
  suspendMarkets,
  takeResultBack,
  recordBegan,
  type KnownFixture,
} from '../../../sports/index.ts';
import { feedOf, isNewerResult, noteSaid } from './feed-sources.store.ts';
import { LineAside, type Believing } from './line-aside.ts';
import { takeFixture } from './take-fixture.ts';
import { isMarketEvent, openDraft, type MarketEvent } from './take-markets.ts';

type EventOfMatch = Exclude<FeedEvent, MarketEvent | { readonly type: 'fixture' }>;

const matchOf = async (sql: Sql, { source, match }: EventOfMatch): Promise<KnownFixture> => {
  const known = await knownFixture(sql, { feed: feedOf(source), externalId: match });
  if (known === null) throw new LineAside(`match: ${source} has sent no fixture of ${match}`, 'nobody');
  return known;
};

/** Sets a line aside that contradicts an operator's word on how a match ended: it stands above the feed. */
const refuseAgainstHouse = ({ isHouseWord, externalId }: KnownFixture, { allowed }: Believing): void => {
  if (isHouseWord && allowed === null)
    throw new LineAside(`match: an operator said how ${externalId} ended`, 'nobody');
};

const takeResult = async (
  sql: Sql,
  event: ResultEvent,
  { feedNumber }: KnownFixture,
  at: Instant,
): Promise<void> => {
  if (!(await isNewerResult(sql, feedNumber, event.version))) return;
  const { home, away, halfHome = null, halfAway = null } = event;
  await recordResult(sql, feedNumber, { home, away, halfHome, halfAway }, { at });
};

const takeVoid = async (
  sql: Sql,
  _: VoidEvent,
  { feedNumber, status }: KnownFixture,
  at: Instant,
): Promise<void> => {
  if (status !== 'void') await recordResult(sql, feedNumber, 'void', { at });
};

/** Takes back how a match ended. Its old prices are no longer true: it takes bets again with new ones. */
export const reopenMatch = async (
  sql: Sql,
  { feedNumber, matchNumber }: KnownFixture,
  now: Instant,
): Promise<boolean> => {
  if (!(await takeResultBack(sql, feedNumber, now))) return false;
  await suspendMarkets(sql, matchNumber, {
    cause: 'feed',
    mendedBy: null,
    who: 'the house',
    why: 'its result was taken back',
    since: now,
    until: null,
  });
  return true;
};

const takeReopening = async (
  sql: Sql,
  { version }: ReopenEvent,
  match: KnownFixture,
  now: Instant,
): Promise<void> => {
  if (await isNewerResult(sql, match.feedNumber, version)) await reopenMatch(sql, match, now);
};

/** Clocks differ by less. */
const MOST_AHEAD_MS = 60_000;

const takeBeginning = async (
  sql: Sql,
  { beganAt }: BeganEvent,
  { matchNumber }: KnownFixture,
  now: Instant,
): Promise<void> => {
  if (toMs(beganAt) > toMs(now) + MOST_AHEAD_MS)
    throw new LineAside('at: no match has begun in time to come');
  await recordBegan(sql, { matchNumber, beganAt, toldAt: now });
};

const doOfMatch = async (sql: Sql, event: EventOfMatch, believing: Believing): Promise<void> => {
  const match = await matchOf(sql, event);
  switch (event.type) {
    case 'result':
      refuseAgainstHouse(match, believing);
      return takeResult(sql, event, match, believing.now);
    case 'reopen':
      refuseAgainstHouse(match, believing);
      return takeReopening(sql, event, match, believing.now);
    case 'void':
      refuseAgainstHouse(match, believing);
      return takeVoid(sql, event, match, believing.now);
    case 'began':
      return takeBeginning(sql, event, match, believing.now);
  }
};

/** Keeps which line was the newest about a match, and opens again what wrong ones of its type suspended: a good line does. */
const keepNewest = async (
  sql: Sql,
  { source, match, type, seq }: Exclude<FeedEvent, MarketEvent>,
): Promise<void> => {
  const known = await knownFixture(sql, { feed: feedOf(source), externalId: match });
  if (!known) return;
  const isOfStart = type === 'fixture' || type === 'began';
  await noteSaid(
    sql,
    known.feedNumber,
    isOfStart ? { startSeq: seq, endSeq: 0 } : { startSeq: 0, endSeq: seq },
  );
  await liftMended(sql, known.matchNumber, type);
};

const aboutOf = (event: MarketEvent) => ({
  type: event.type,
  match: event.type === 'heartbeat' ? null : event.match,
  market: event.type === 'prices' ? event.market : null,
});

/** Applies an event, in the transaction that counts it. @throws LineAside if it fits nothing of this house, or needs a confirmation. */
export const doEvent = async (sql: Sql, event: FeedEvent, believing: Believing): Promise<void> => {
  if (isMarketEvent(event)) {
    const { source } = event;
    const { now, operator } = believing;
    const draft = await openDraft(sql, { source, operator, lines: [{ about: aboutOf(event) }], now });
    draft.take(event, believing);
    return draft.write();
  }
  await (event.type === 'fixture' ? takeFixture(sql, event, believing) : doOfMatch(sql, event, believing));
  await keepNewest(sql, event);
};
