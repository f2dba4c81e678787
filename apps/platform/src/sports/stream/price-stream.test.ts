import type { AddressInfo } from 'node:net';
import type { Match, MatchId } from '@kipenga/betting-core';
import type { PriceEvent } from '@kipenga/contracts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hearEvents, type HeardEvent, type HeardStream } from '../../../test/heard-events.ts';
import { seasonOf, type TestSeason } from '../../../test/season-of.ts';
import { withDatabase, type TestDatabase } from '../../../test/with-database.ts';
import type { Sql } from '../../database/index.ts';
import { inProcessFanout, type Fanout } from '../../fanout/index.ts';
import { addressLimits, buildServer, eventStreams, type StreamLimits } from '../../http/index.ts';
import {
  ALL_BETTING,
  changePrices,
  liftCause,
  numberOf,
  SPORTS_VERSION,
  suspend,
  topMatches,
} from '../index.ts';
import { changedMatches } from './changed-matches.store.ts';
import { priceHub } from './price-hub.ts';
import { servePriceStream } from './serve-price-stream.ts';

let database: TestDatabase;
let live: TestSeason;
let fanout: Fanout;
let app: FastifyInstance;
let base = '';
let looks = 0;
const streams: HeardStream[] = [];

const serve = async (limits: StreamLimits): Promise<void> => {
  app = await buildServer({
    logger: pino({ level: 'silent' }),
    isSecure: false,
    trustProxy: false,
    hosts: { names: [], isSandbox: true },
  });
  const hub = priceHub({
    read: (asked) => {
      looks += 1;
      return changedMatches(database.db, asked, live.clock.now());
    },
    gapMs: 5,
    onFailure: (error) => expect.unreachable(String(error)),
  });
  fanout.subscribe(SPORTS_VERSION, () => hub.wake());
  const limiter = addressLimits(
    { reads: 1_000, writes: 1, accounts: 1 },
    { nowMs: () => 0, isSandbox: true },
  );
  servePriceStream(app, { hub, limiter, streams: eventStreams(app, limits) });
  await app.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/host/sports/stream`;
};

beforeAll(async () => {
  database = await withDatabase();
  fanout = inProcessFanout((error) => expect.unreachable(String(error)));
  live = await seasonOf(database.db, { fanout });
});
afterAll(() => database.dispose());
beforeEach(() => serve({ perAddress: 20, inAll: 20 }));
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.leave();
  await app.close();
});

const hear = async (query: string, headers: Record<string, string> = {}): Promise<HeardStream> => {
  const stream = await hearEvents(`${base}?${query}`, headers);
  streams.push(stream);
  return stream;
};
const isVersion = ({ kind }: PriceEvent): boolean => kind === 'version';
const some = async (count: number): Promise<readonly Match[]> =>
  topMatches(database.db, { now: live.clock.now(), offset: 0, limit: count });
const one = async (): Promise<Match> => {
  const [match] = await some(1);
  if (match === undefined) throw new Error('no match is open');
  return match;
};
const outcomesOf = (id: MatchId) =>
  database.db.query<{ outcome_id: number; odds: number | null }>(
    'SELECT outcome_id, odds FROM outcome WHERE match_id = $1',
    [numberOf(id)],
  );
const eventsOf = (heard: readonly HeardEvent[]): readonly PriceEvent[] => heard.map(({ event }) => event);
const pricesIn = (heard: readonly HeardEvent[], id: MatchId): object =>
  Object.assign(
    {},
    ...eventsOf(heard).map((event) => (event.kind === 'prices' && event.matchId === id ? event.odds : {})),
  );

/** Writes another price for the home side, and tells of it as the board would. */
const moveHome = async ({ mainOutcomes: { home } }: Match, odds: number | null): Promise<void> => {
  if (home === null) throw new Error('no home side');
  const outcomeNumber = numberOf(home.id)!;
  await database.db.transaction((sql) => changePrices(sql, [{ outcomeNumber, odds }]));
  await live.season.tick();
};

describe('what a stream tells (D79, D90)', () => {
  test('first how everything stands that was asked for: all prices of a match, of a card its main ones', async () => {
    const [match, card] = await some(2);
    if (!match || !card) throw new Error('too few matches');
    const stream = await hear(`matches=${match.id},999999999999,1&cards=${card.id}`);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.headers.get('cache-control')).toContain('no-store');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    expect(stream.headers.get('content-encoding')).toBeNull();
    const heard = await stream.until(isVersion);
    expect(
      eventsOf(heard)
        .filter(({ kind }) => kind === 'match')
        .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    ).toEqual([match.id, card.id].toSorted().map((matchId) => ({ kind: 'match', matchId, state: 'open' })));
    const all = await outcomesOf(match.id);
    expect(pricesIn(heard, match.id)).toEqual(
      Object.fromEntries(all.map((row) => [String(row.outcome_id), row.odds])),
    );
    const { home, draw, away, over25, under25, gg, ng } = card.mainOutcomes;
    expect(pricesIn(heard, card.id)).toEqual(
      Object.fromEntries(
        [home, draw, away, over25, under25, gg, ng].flatMap((main) => (main ? [[main.id, main.odds]] : [])),
      ),
    );
    expect(heard.every(({ id }) => /^\d+$/.test(id))).toBe(true);
  });

  test('then what changes, and only that; a price taken away is null', async () => {
    const match = await one();
    const stream = await hear(`matches=${match.id}`);
    await stream.until(isVersion);
    const id = match.mainOutcomes.home?.id ?? '';
    await moveHome(match, 7_770);
    expect(pricesIn(await stream.until(isVersion), match.id)).toEqual({ [id]: 7_770 });
    await moveHome(match, null);
    expect(eventsOf(await stream.until(isVersion)).slice(0, -1)).toEqual([
      { kind: 'prices', matchId: match.id, odds: { [id]: null } },
    ]);
  });

  test('a match that begins, how it is played, and how it ended, with its prices gone', async () => {
    const match = await one();
    const stream = await hear(`cards=${match.id}`);
    await stream.until(isVersion);
    await live.season.advance(61);
    const begun = await stream.until((event) => event.kind === 'match' && event.live !== undefined);
    expect(eventsOf(begun).at(-1)).toMatchObject({ state: 'started', live: { homeReds: 0, awayReds: 0 } });
    await live.season.setResult(match.feedId, { home: 2, away: 1, halfHome: 0, halfAway: 0 });
    const isEnded = (event: PriceEvent): boolean => event.kind === 'match' && event.state === 'ended';
    const ended = {
      kind: 'match',
      matchId: match.id,
      state: 'ended',
      score: '2:1',
      live: expect.objectContaining({ period: 'ended', home: 2, away: 1, isSuspended: false }),
      event: expect.objectContaining({ kind: 'ended', home: 2, away: 1 }),
    };
    expect(eventsOf(await stream.until(isEnded)).at(-1)).toEqual(ended);
    const gone = pricesIn(await stream.until(isVersion), match.id);
    expect(new Set(Object.values(gone))).toEqual(new Set([null]));
    const late = await (await hear(`cards=${match.id}`)).until(isVersion);
    expect(eventsOf(late)).toContainEqual(ended);
  });

  test('a match that takes no bets for a moment, and all its prices when it does again', async () => {
    const match = await one();
    const matchNumber = numberOf(match.id)!;
    const part = { ...ALL_BETTING, matchNumber };
    const said = { cause: 'house', mendedBy: null, who: 'Achieng', why: 'a goal', until: null } as const;
    const change = async (work: (sql: Sql) => Promise<unknown>): Promise<void> => {
      await database.db.transaction(work);
      await live.season.tick();
    };
    const stream = await hear(`matches=${match.id}`);
    const before = await stream.until(isVersion);
    await change((sql) => suspend(sql, [{ ...part, ...said, since: live.clock.now() }]));
    const suspended = await stream.until(isVersion);
    expect(eventsOf(suspended)[0]).toEqual({ kind: 'match', matchId: match.id, state: 'suspended' });
    expect(new Set(Object.values(pricesIn(suspended, match.id)))).toEqual(new Set([null]));
    await change((sql) => liftCause(sql, 'house', part));
    const again = await stream.until(isVersion);
    expect(eventsOf(again).slice(0, -1)).toEqual(eventsOf(before).slice(0, -1));
  });

  test('to who comes back, what was missed; where that is not known, to load everything', async () => {
    const match = await one();
    const before = await hear(`matches=${match.id}`);
    const last = (await before.until(isVersion)).at(-1)?.id ?? '';
    before.leave();
    await moveHome(match, 8_880);
    const back = await (await hear(`matches=${match.id}`, { 'last-event-id': last })).until(isVersion);
    expect(eventsOf(back).map(({ kind }) => kind)).toEqual(['prices', 'version']);
    expect(pricesIn(back, match.id)).toEqual({ [match.mainOutcomes.home?.id ?? '']: 8_880 });
    for (const unknown of ['abc', '-1', '999999999999999', '1e3']) {
      const lost = await (await hear(`matches=${match.id}`, { 'last-event-id': unknown })).until(isVersion);
      expect(eventsOf(lost).map(({ kind }) => kind)).toEqual(['reload', 'match', 'prices', 'version']);
    }
    await database.db.query('UPDATE sports_version SET version = version + 5000');
    const [first] = await (await hear(`matches=${match.id}`, { 'last-event-id': last })).until(isVersion);
    expect(first?.event).toEqual({ kind: 'reload' });
  });

  test('a part of the first events is not all: whoever loses the rest of them hears all again', async () => {
    const heard = await (await hear(`matches=${(await one()).id}`)).until(isVersion);
    expect(heard.slice(0, -1).map(({ id }) => id)).toEqual(heard.slice(0, -1).map(() => '0'));
    const again = await (
      await hear(`matches=${(await one()).id}`, { 'last-event-id': '0' })
    ).until(isVersion);
    expect(eventsOf(again)).toEqual(eventsOf(heard));
  });

  test('nobody is asked about twice: many streams, one look', async () => {
    const match = await one();
    const many = await Promise.all(Array.from({ length: 15 }, () => hear(`matches=${match.id}`)));
    await Promise.all(many.map((stream) => stream.until(isVersion)));
    const before = looks;
    await moveHome(match, 9_990);
    const heard = await Promise.all(many.map((stream) => stream.until(isVersion)));
    expect(heard.every((events) => events.length === 2)).toBe(true);
    expect(looks - before).toBe(1);
  });
});

describe('a stream is bounded (D79, D90)', () => {
  test.each([
    'matches=',
    'matches=1,abc',
    'matches=1,,2',
    'other=1',
    `matches=${Array.from({ length: 101 }, (_, at) => at + 1).join(',')}`,
  ])('%s is refused in words', async (query) => {
    const answer = await fetch(`${base}?${query}`);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { res: 400, description: expect.stringContaining('query') },
    ]);
  });

  test.each([
    [{ perAddress: 2, inAll: 20 }, 429],
    [{ perAddress: 20, inAll: 2 }, 503],
  ])('of %j the third is refused, until one has left', async (limits, status) => {
    await app.close();
    await serve(limits);
    const [first] = [await hear('matches=1'), await hear('matches=1')];
    const third = await fetch(`${base}?matches=1`);
    expect([third.status, third.headers.get('retry-after')]).toEqual([status, '30']);
    expect(await third.json()).toMatchObject({
      description: expect.stringMatching(/Too many|Prices cannot/),
    });
    first.leave();
    await expect
      .poll(async () => {
        const stream = await hear('matches=1');
        return stream.status;
      })
      .toBe(200);
  });

  test('a stop ends every stream, and waits for none', async () => {
    const open = await Promise.all([hear('matches=1'), hear('matches=2')]);
    const ends = open.map((stream) => stream.ended());
    await app.drain();
    await app.close();
    expect(await Promise.all(ends)).toHaveLength(2);
  });
});
