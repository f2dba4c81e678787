import { instantFromMs, type Match, type Selection } from '@kipenga/betting-core';
import { sayWhatFits } from '@kipenga/contracts/say-what-fits';
import Fastify from 'fastify';
import { openBoard } from '../src/board/index.ts';
import type { Database } from '../src/database/index.ts';
import type { Fanout } from '../src/fanout/index.ts';
import { pushedOddsFeed } from '../src/gateways/index.ts';
import type { RealClock } from '../src/ports/index.ts';
import { settleHouse, type Piece } from '../src/payouts/index.ts';
import { findMatches, OFFERED_ODDS } from '../src/sports/index.ts';
import { openHall } from './betting-hall.ts';
import { homeWinOf } from './honest-bet.ts';

sayWhatFits();

export const FEED_SECRET = '0123456789abcdef';

/** Three in the afternoon in Nairobi, on the day of a betting hall. */
export const KICK_OFF = '2026-11-21T12:00:00Z';

/** An event as a line says it, before its source and number. */
export type PushedEvent = Readonly<Record<string, unknown>>;

export const fixture = (match: string, changed: PushedEvent = {}): PushedEvent => ({
  type: 'fixture',
  match,
  sport: 'soccer',
  competition: { code: 'KE1', name: 'Premier League', category: 'Kenya' },
  start: KICK_OFF,
  home: `Home ${match}`,
  away: `Away ${match}`,
  ...changed,
});

/** The book is above 100 % whatever home is. */
export const prices = (match: string, home: number | null = 2, changed: PushedEvent = {}): PushedEvent => ({
  type: 'prices',
  match,
  market: '1',
  odds: { '1': home, X: 3, '2': 1.5 },
  ...changed,
});

export const result = (match: string, version: number, home: number, away: number): PushedEvent => ({
  type: 'result',
  match,
  version,
  home,
  away,
});

export const HEARTBEAT: PushedEvent = { type: 'heartbeat' };

/** Events as the lines of a source, numbered from `first` on. */
export const linesOf = (events: readonly PushedEvent[], first = 1, source = 'acme'): string =>
  events.map((event, at) => JSON.stringify({ source, seq: first + at, ...event })).join('\n');

interface HallOptions {
  /** Seconds between two looks at prices and settlements, beside what a test asks for; 0 is none. */
  readonly tickSeconds?: number;
  readonly fanout?: Pick<Fanout, 'publish' | 'subscribe'>;
}

/** A betting hall whose matches a pushed feed brings, on a real database and a clock that stands still. */
export const openFeedHall = async (db: Database, { tickSeconds = 0, fanout }: HallOptions = {}) => {
  const hall = await openHall(db);
  const { clock } = hall;
  const realClock: RealClock = { ...clock, tells: 'real time' };
  const told: string[] = [];
  const setAside: Piece[] = [];
  const feed = pushedOddsFeed({
    db,
    realClock,
    secret: FEED_SECRET,
    log: { warn: (_, words) => void told.push(words), error: (_, words) => void told.push(words) },
  });
  const onFailure = (what: string, error: unknown): void => void told.push(`${what}: ${String(error)}`);
  const settling = settleHouse({
    db,
    clock,
    tickSeconds,
    onFailure,
    onSetAside: (piece) => void setAside.push(piece),
  });
  const board = await openBoard({
    db,
    clock,
    settling,
    tickSeconds,
    onFailure,
    feeds: [feed],
    ...(fanout && { fanout }),
  });
  const server = Fastify();
  const { routes } = feed.connect({
    tellChanges: () => board.tellChanges(),
    settle: () => settling.wake(),
  });
  if (routes) await server.register(routes);

  const post = async (
    payload: string | Buffer,
    { secret = FEED_SECRET, type = 'application/x-ndjson' } = {},
  ) => {
    const url = `/gateway/feed/${secret}/events`;
    const headers = { 'content-type': type };
    const reply = await server.inject({ method: 'POST', url, headers, payload });
    return {
      status: reply.statusCode,
      ...reply.json<{ expected?: number; description?: string; aside?: readonly object[] }>(),
    };
  };

  const tick = async (): Promise<void> => {
    await board.tick();
    await settling.settleAll();
  };
  const listed = (): Promise<readonly Match[]> =>
    findMatches(db, { now: clock.now(), offset: 0, limit: 100 });
  const named = async (match: string): Promise<Match> => {
    const found = (await listed()).find(({ homeTeam }) => homeTeam === `Home ${match}`);
    if (!found) throw new Error(`${match} is not listed`);
    return found;
  };

  return {
    ...hall,
    told,
    setAside,
    board,
    listed,
    /** The price of a home win, as the list has it. */
    homePrice: async (match: string): Promise<number | null> =>
      (await named(match)).mainOutcomes.home?.odds ?? null,
    homeWin: async (match: string): Promise<Selection> => homeWinOf(await named(match)),
    /** The matches of a source, or of all, of which something can be bet on, as the source calls them. */
    onSale: async (source = '%'): Promise<readonly string[]> =>
      (
        await db.query<{ externalId: string }>(
          `SELECT DISTINCT external_id AS "externalId" FROM match JOIN outcome USING (match_id)
           WHERE feed LIKE 'pushed/' || $1 AND ${OFFERED_ODDS} IS NOT NULL AND status NOT IN ('finished', 'void') ORDER BY 1`,
          [source],
        )
      ).map(({ externalId }) => externalId),
    post,
    /** Brings the board to now, and settles what is owed. */
    tick,
    /** Lets time go by, and does what is due then. */
    wait: async (seconds: number): Promise<void> => {
      clock.set(instantFromMs(clock.nowMs() + seconds * 1_000));
      await tick();
    },
    close: async (): Promise<void> => {
      await server.close();
      await settling.stop();
      await board.stop();
    },
  };
};

export type FeedHall = Awaited<ReturnType<typeof openFeedHall>>;
