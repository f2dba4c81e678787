import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Onlooker } from './onlooker.ts';
import { clientFrame, HOSTILE_FRAMES } from './testing/hostile-frames.ts';
import { openLiveHall, toldTable, type LiveHall } from './testing/live-hall.ts';
import { textFrame } from './text-frame.ts';

let hall: LiveHall;
beforeEach(async () => (hall = await openLiveHall()));
afterEach(() => hall.close());

const available = { type: 'available', casinoId: 'kipenga' };

describe('the handshake (D64)', () => {
  test('is for our own pages, and for who is no browser', async () => {
    expect(await hall.knock()).toBe(101);
    expect(await hall.knock({ origin: undefined as never })).toBe(101);
  });

  test.each([
    ['another site', { origin: 'https://elsewhere.example' }, '/ws', 403],
    ['a page that hides its site', { origin: 'null' }, '/ws', 403],
    ['a page of our name on another port', { origin: 'http://127.0.0.1:1' }, '/ws', 403],
    ['a name that is not ours', { headers: { host: 'elsewhere.example' } }, '/ws', 421],
    ['an address with more to it', {}, '/ws?key=roulette', 426],
    ['an address below it', {}, '/ws/roulette', 404],
  ])('%s is refused', async (_, options, path, status) => {
    expect(await hall.knock(options, path)).toBe(status);
  });

  describe('from outside', () => {
    const from = (mark?: string) => ({
      // No connection of this machine's own.
      headers: { 'x-forwarded-for': '198.51.100.7', ...(mark && { cookie: `XSRF-TOKEN=${mark}` }) },
    });
    const knocks = async (count: number, options: ReturnType<typeof from>): Promise<readonly number[]> => {
      const codes = [];
      for (let at = 0; at < count; at += 1) codes.push(await hall.knock(options));
      return codes;
    };

    test('three of a browser; another behind the same address has its own', async () => {
      expect(await knocks(4, from('a'.repeat(22)))).toEqual([101, 101, 101, 429]);
      expect(await knocks(1, from('b'.repeat(22)))).toEqual([101]);
    });

    test('three of all who show no mark of a browser, or none we gave', async () => {
      expect(await knocks(2, from())).toEqual([101, 101]);
      expect(await knocks(2, from('made up'))).toEqual([101, 429]);
    });

    test('as many of an address as it may have, however many marks it shows', async () => {
      const codes = [];
      for (let at = 10; at < 17; at += 1) codes.push(await hall.knock(from(`${at}`.padEnd(22, 'x'))));
      expect(codes).toEqual([101, 101, 101, 101, 101, 101, 429]);
    });
  });

  test('who is refused and does not hang up is hung up on', async () => {
    const socket = hall.bareKnock({ origin: 'https://elsewhere.example' }, true);
    socket.resume();
    await once(socket, 'end');
    await expect.poll(() => hall.connections()).toBe(0);
    socket.destroy();
  });

  test('a request that offers another upgrade is answered as if it did not', async () => {
    const answer = await fetch(`http://${hall.host}/ws`);
    expect([answer.status, answer.headers.get('upgrade')]).toEqual([426, 'websocket']);
  });
});

describe('a live table (R7-14, D85)', () => {
  test('is told of to who subscribed, as it stands, and then at each change', async () => {
    hall.tables.tell([toldTable('roulette'), toldTable('blackjack')]);
    hall.tick();
    const [one, other] = [await hall.enter(), await hall.enter()];
    one.say(available);
    expect(await one.next()).toEqual({ ...available, tableKey: ['blackjack', 'roulette'] });
    hall.wait(2_500);
    one.subscribe('roulette');
    other.subscribe('blackjack');
    expect(await one.next()).toEqual({
      tableId: 'roulette',
      tableName: 'Table roulette',
      tableImage: '/images/roulette.svg',
      tableLimits: { minBet: 10, maxBet: 5_000 },
      totalSeatedPlayers: 3,
      availableSeats: 47,
      recentResults: ['17', '0'],
      phase: 'betting',
      secondsToGo: 10,
    });
    await other.next();
    for (const seated of [4, 5, 60]) hall.tables.tell([toldTable('roulette', { seated, phase: 'running' })]);
    hall.tick();
    const told = await one.next();
    expect(told).toMatchObject({ phase: 'running', totalSeatedPlayers: 60, availableSeats: 0 });
    expect(told).not.toHaveProperty('secondsToGo');
    expect([await one.soFar(), await other.soFar()]).toEqual([[], []]);
  });

  test('of a game that the house does not offer is not there', async () => {
    hall.tables.tell([toldTable('foreign')]);
    hall.fanout.publish('live-table', '{"game":"roulette"}');
    hall.fanout.publish('live-table', 'no JSON');
    expect(hall.tables.keys()).toEqual([]);
  });

  test('that nobody has told of for a minute is gone, and who asked is told so', async () => {
    hall.tables.tell([toldTable('roulette')]);
    const onlooker = await hall.enter();
    onlooker.say(available);
    await onlooker.next();
    hall.wait(60_000);
    expect(hall.tables.table('roulette')).toBeNull();
    hall.tables.tell([toldTable('blackjack')]);
    hall.tick();
    expect(await onlooker.next()).toEqual({ ...available, tableKey: ['blackjack'] });
  });
});

test('nobody has more than fifty subscriptions', async () => {
  const keys = Array.from({ length: 51 }, (_, at) => `t${at}`);
  hall.tables.tell(keys.map((key) => toldTable(key)));
  const onlooker = await hall.enter();
  onlooker.subscribe(...keys);
  expect(await onlooker.soFar()).toHaveLength(50);
});

test('who says more than anybody needs to is let go of', async () => {
  const { socket, say } = await hall.enter();
  for (let count = 0; count < 130; count += 1) say('hello');
  const [code] = (await once(socket, 'close')) as [number];
  expect(code).toBe(1008);
});

const answersOrEnds = async (socket: Socket): Promise<string> => {
  socket.write(clientFrame(JSON.stringify({ ...available, casinoId: 'nobody' })));
  let heard = '';
  for await (const part of socket) {
    heard += String(part);
    if (heard.includes('nobody')) break;
  }
  return heard;
};

test.each(Object.entries(HOSTILE_FRAMES))('%s changes nothing (D64)', async (_, frame) => {
  hall.tables.tell([toldTable('roulette')]);
  const socket = await hall.bareSocket();
  socket.write(frame);
  expect(await answersOrEnds(socket)).not.toContain('tableId');
  const other = await hall.enter();
  other.subscribe('roulette');
  expect(await other.next()).toMatchObject({ tableId: 'roulette' });
});

test('a house that closes says goodbye, and lets nobody in', async () => {
  const { socket } = await hall.enter();
  const closed = once(socket, 'close');
  await hall.closeLive();
  const [code] = (await closed) as [number];
  expect([code, await hall.knock()]).toEqual([1001, 503]);
});

describe('an onlooker', () => {
  const seen = (writableLength = 0) => {
    const socket = { on: vi.fn(), readyState: 1, OPEN: 1, terminate: vi.fn(), ping: vi.fn(), close: vi.fn() };
    const wire = { writableLength, write: vi.fn() };
    return { socket, wire, onlooker: new Onlooker(socket as never, wire as never) };
  };

  test('who does not read is let go of', () => {
    const { socket, wire, onlooker } = seen(65_537);
    onlooker.send(textFrame('{}'));
    expect(wire.write).not.toHaveBeenCalled();
    expect(socket.terminate).toHaveBeenCalledOnce();
  });

  test('who answers more pings than there were is let go of', () => {
    const { socket, onlooker } = seen();
    const pong = socket.on.mock.calls.find(([name]) => name === 'pong')?.[1] as () => void;
    for (let count = 0; count < 121; count += 1) pong();
    expect(socket.close).toHaveBeenCalledWith(1008);
    expect(onlooker.keys).toEqual([]);
  });

  test('who does not answer a ping is let go of at the next', () => {
    const { socket, onlooker } = seen();
    onlooker.look();
    expect(socket.ping).toHaveBeenCalledOnce();
    onlooker.look();
    expect([socket.ping, socket.terminate].map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
  });
});

test.each([
  [0, 2],
  [125, 127],
  [126, 130],
  [65_535, 65_539],
])('a text of %d bytes is a message of %d', (length, bytes) => {
  expect(textFrame('x'.repeat(length))).toHaveLength(bytes);
});
