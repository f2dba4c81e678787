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
  endSilence,
  knownFixture,
  liftMended,
  recordResult,
  showOffered,
  suspendMarket,
  takeResultBack,
  tellBegan,
  type KnownFixture,
} from '../../../sports/index.ts';
import { feedOf, isNewerResult, noteSaid } from './feed-sources.store.ts';
import { LineAside, type Believing } from './line-aside.ts';
import { takeFixture } from './take-fixture.ts';
import { takePrices, takeSuspension } from './take-prices.ts';

type EventOfMatch = Exclude<FeedEvent, { readonly type: 'fixture' | 'heartbeat' }>;

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
  { now, seq }: { readonly now: Instant; readonly seq: number },
): Promise<boolean> => {
  if (!(await takeResultBack(sql, feedNumber, now))) return false;
  await suspendMarket(sql, { matchNumber, marketTypeId: null }, seq);
  return true;
};

const takeReopening = async (
  sql: Sql,
  { version, seq }: ReopenEvent,
  match: KnownFixture,
  now: Instant,
): Promise<void> => {
  if (await isNewerResult(sql, match.feedNumber, version)) await reopenMatch(sql, match, { now, seq });
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
  await tellBegan(sql, { matchNumber, beganAt, toldAt: now });
};

const doOfMatch = async (sql: Sql, event: EventOfMatch, believing: Believing): Promise<void> => {
  const match = await matchOf(sql, event);
  switch (event.type) {
    case 'prices':
      return event.isSuspended
        ? takeSuspension(sql, event, match)
        : takePrices(sql, event, { match, allowed: believing.allowed });
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
    case 'clock':
    case 'score':
      // Nothing is sold while a match is played.
      return undefined;
  }
};

/** Keeps which line was the newest about a match, and opens again what wrong ones of its type closed: a good line does. */
const keepNewest = async (
  sql: Sql,
  { source, match, type, seq }: Exclude<FeedEvent, { type: 'heartbeat' }>,
): Promise<void> => {
  const known = await knownFixture(sql, { feed: feedOf(source), externalId: match });
  if (!known) return;
  if (type === 'fixture' || type === 'began')
    await noteSaid(sql, known.feedNumber, { startSeq: seq, endSeq: 0 });
  if (type === 'result' || type === 'void' || type === 'reopen')
    await noteSaid(sql, known.feedNumber, { startSeq: 0, endSeq: seq });
  const { matchNumber } = known;
  if (known.isClosed && (await liftMended(sql, { matchNumber, marketTypeId: null }, type)))
    await showOffered(sql, matchNumber);
};

/**
 * Does what an event says, in the transaction that counts it.
 * @throws LineAside where it fits nothing of this house, or is more than a feed may say without being asked again.
 */
export const doEvent = async (sql: Sql, event: FeedEvent, believing: Believing): Promise<void> => {
  if (event.type === 'heartbeat') return endSilence(sql, feedOf(event.source));
  await (event.type === 'fixture' ? takeFixture(sql, event, believing) : doOfMatch(sql, event, believing));
  if (event.type !== 'prices') await keepNewest(sql, event);
};
