import { kes } from '@kipenga/betting-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { aLiveTable, fakeLiveCasino } from '../testing/fake-live-casino.ts';
import { LiveCasino, type LiveTables } from './live-casino.ts';
import type { LiveWorld } from './live-world.ts';

/** A page whose clock the test moves. */
const aWorld = () => {
  let now = 0;
  let isHidden = false;
  let look = (): void => undefined;
  let waiting: { readonly at: number; readonly work: () => void }[] = [];
  const casino = fakeLiveCasino();
  const world: LiveWorld = {
    openSocket: casino.openSocket,
    after: (ms, work) => {
      const one = { at: now + ms, work };
      waiting.push(one);
      return () => void (waiting = waiting.filter((other) => other !== one));
    },
    random: () => 0,
    isHidden: () => isHidden,
    onShownOrHidden: (listener) => {
      look = listener;
      return () => (look = () => undefined);
    },
  };
  const pass = (ms: number): void => {
    const end = now + ms;
    for (;;) {
      const next = waiting.toSorted((left, right) => left.at - right.at).find(({ at }) => at <= end);
      if (next === undefined) break;
      waiting = waiting.filter((one) => one !== next);
      now = next.at;
      next.work();
    }
    now = end;
  };
  const hide = (hidden: boolean): void => {
    isHidden = hidden;
    look();
  };
  return { world, casino, pass, hide, waits: () => waiting.length };
};

let page: ReturnType<typeof aWorld>;
let heard: LiveTables[];
let live: LiveCasino;
const now = () => {
  page.pass(100);
  return heard.at(-1);
};
const ids = () => now()?.tables.map(({ id }) => id);
beforeEach(() => {
  page = aWorld();
  heard = [];
  live = new LiveCasino(page.world, (one) => heard.push(one));
});

const roulette = aLiveTable('roulette');
const blackjack = aLiveTable('blackjack');

describe('live tables (R7-14)', () => {
  test('are asked for on open, each key in shillings, and known by their ids', () => {
    page.casino.tellTables(roulette, blackjack);
    expect(page.casino.last().said).toEqual([
      { type: 'available', casinoId: 'kipenga' },
      { type: 'subscribe', key: 'roulette', casinoId: 'kipenga', currency: 'KES' },
      { type: 'subscribe', key: 'blackjack', casinoId: 'kipenga', currency: 'KES' },
    ]);
    expect(now()).toMatchObject({ state: 'ready', tables: [{ id: 'roulette' }, { id: 'blackjack' }] });
    page.casino.last().tell({ ...blackjack, availableSeats: 0 });
    expect(now()?.tables).toMatchObject([
      { id: 'roulette', minBet: kes(10), availableSeats: 47, recent: ['17', '0'], phase: 'betting' },
      { id: 'blackjack', availableSeats: 0 },
    ]);
  });

  test('that are none are none, and not awaited', () => {
    page.casino.tellTables();
    expect(now()).toEqual({ state: 'ready', tables: [] });
  });

  test('come and go as the house says, and each is subscribed to once', () => {
    page.casino.tellTables(roulette);
    page.casino.last().tell({ type: 'available', casinoId: 'kipenga', tableKey: ['roulette', 'blackjack'] });
    page.casino.last().tell(blackjack);
    expect(ids()).toEqual(['roulette', 'blackjack']);
    expect(page.casino.last().said).toHaveLength(3);
    page.casino.last().tell({ type: 'available', casinoId: 'kipenga', tableKey: ['blackjack'] });
    expect(ids()).toEqual(['blackjack']);
  });

  test.each([
    ['a table nobody subscribed to', aLiveTable('craps')],
    ['a table without an id', { ...roulette, tableId: '' }],
    ['limits that are no money', { ...roulette, tableLimits: { minBet: 'much', maxBet: 1 } }],
    ['seats below none', { ...roulette, availableSeats: -1 }],
    ['a phase nobody knows', { ...roulette, phase: 'closed' }],
    ['nothing', null],
    ['a list', [roulette]],
  ])('%s changes nothing', (_, message) => {
    page.casino.tellTables(roulette);
    const before = now();
    page.casino.last().tell(message);
    expect(now()).toEqual(before);
  });

  test.each(['', 'no JSON', new Uint8Array(2), `"${'a'.repeat(65_536)}"`])('neither does %o', (text) => {
    page.casino.tellTables(roulette);
    const before = now();
    page.casino.last().tellText(text);
    expect(now()).toEqual(before);
  });

  test('that change together are drawn once', () => {
    page.casino.tellTables(roulette, blackjack);
    now();
    const count = heard.length;
    for (let seated = 0; seated < 20; seated += 1)
      page.casino.last().tell({ ...roulette, totalSeatedPlayers: seated });
    now();
    expect(heard.length).toBe(count + 1);
  });
});

describe('a connection that is lost', () => {
  test('leaves the tables as they were, marked, and comes back after longer and longer', () => {
    page.casino.tellTables(roulette);
    const waits = [];
    for (let time = 0; time < 8; time += 1) {
      page.casino.last().drop();
      expect(now()).toMatchObject({ state: 'stale', tables: [{ id: 'roulette' }] });
      const opened = page.casino.sockets.length;
      let waited = 100;
      for (; page.casino.sockets.length === opened; waited += 100) page.pass(100);
      waits.push(waited);
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
    page.casino.tellTables(roulette);
    expect(now()?.state).toBe('ready');
  });

  test('that never was is a failure at the second try, not before', () => {
    page.casino.last().drop();
    expect(now()?.state).toBe('loading');
    page.pass(1_000);
    page.casino.last().drop();
    expect(now()).toEqual({ state: 'failed', tables: [] });
    page.pass(1_000);
    page.casino.tellTables(roulette);
    expect(now()?.state).toBe('ready');
  });

  test('is one that says nothing for long, unless there is nothing to say', () => {
    page.casino.tellTables(roulette);
    page.pass(45_000);
    expect(page.casino.sockets[0]?.isClosed).toBe(true);
    expect(now()?.state).toBe('stale');
    page.pass(1_000);
    page.casino.tellTables();
    page.pass(120_000);
    expect(page.casino.sockets).toHaveLength(2);
  });
});

test('while the page is hidden there is no socket, and nobody tries', () => {
  page.casino.tellTables(roulette);
  page.hide(true);
  expect(page.casino.last().isClosed).toBe(true);
  page.pass(600_000);
  expect(page.casino.sockets).toHaveLength(1);
  expect(now()?.state).toBe('stale');
  page.hide(false);
  page.casino.tellTables(roulette);
  expect(now()?.state).toBe('ready');
});

test('who stops listening leaves nothing behind', () => {
  page.casino.tellTables(roulette);
  live.stop();
  expect(page.casino.last().isClosed).toBe(true);
  page.hide(false);
  page.pass(600_000);
  expect([page.casino.sockets.length, page.waits()]).toEqual([1, 0]);
});
