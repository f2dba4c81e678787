import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { cents } from '@kipenga/betting-core';
import type { ToldTable } from '@kipenga/contracts/wallet';
import { pino } from 'pino';
import { WebSocket, type ClientOptions } from 'ws';
import { inProcessFanout } from '../../../fanout/index.ts';
import { addressLimits, buildServer, DEFAULT_ADDRESS_LIMITS } from '../../../http/index.ts';
import { openLiveTables } from '../live-tables.ts';
import { serveLive } from '../serve-live.ts';

/** A table as the arcade reports it. */
export const toldTable = (game: string, more: Partial<ToldTable> = {}): ToldTable => ({
  game,
  phase: 'betting',
  round: 'r1',
  ms: 12_000,
  seated: 3,
  seats: 50,
  minBet: cents(1_000),
  maxBet: cents(500_000),
  recent: ['17', '0'],
  ...more,
});

/** A test connection that watches tables. */
export interface TestOnlooker {
  readonly socket: WebSocket;
  readonly say: (message: unknown) => void;
  readonly subscribe: (...keys: readonly string[]) => void;
  /** The next unread message. */
  readonly next: () => Promise<Record<string, unknown>>;
  /** All messages up to the answer to a question asked now. */
  readonly soFar: () => Promise<readonly Record<string, unknown>[]>;
}

const onlookerOf = (socket: WebSocket): TestOnlooker => {
  const unread: Record<string, unknown>[] = [];
  let wake: () => void = () => undefined;
  socket.on('message', (data) => {
    unread.push(JSON.parse((data as Buffer).toString()) as Record<string, unknown>);
    wake();
  });
  const say = (message: unknown): void => socket.send(JSON.stringify(message));
  const next = async (): Promise<Record<string, unknown>> => {
    while (unread.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return unread.shift()!;
  };
  return {
    socket,
    say,
    next,
    subscribe: (...keys) => {
      for (const key of keys) say({ type: 'subscribe', key, casinoId: 'kipenga', currency: 'KES' });
    },
    soFar: async () => {
      const heard = [];
      say({ type: 'available', casinoId: 'nobody' });
      for (;;) {
        const one = await next();
        if (one['casinoId'] === 'nobody') return heard;
        heard.push(one);
      }
    },
  };
};

/** A server with live tables only, every game on offer, and controlled time. */
export const openLiveHall = async () => {
  let nowMs = 1_800_000_000_000;
  const fanout = inProcessFanout((error) => {
    throw error;
  });
  const tables = openLiveTables({
    fanout,
    nowMs: () => nowMs,
    offered: (id) => (id === 'foreign' ? null : { name: `Table ${id}`, imageUrl: `/images/${id}.svg` }),
  });
  const app = await buildServer({
    logger: pino({ level: 'silent' }),
    isSecure: false,
    trustProxy: false,
    hosts: { names: ['localhost'], isSandbox: true },
  });
  const limiter = addressLimits(DEFAULT_ADDRESS_LIMITS, { nowMs: () => nowMs, isSandbox: true });
  const due: (() => void)[] = [];
  const closeLive = serveLive(app, {
    tables,
    limiter,
    limits: { perAddress: 6, inAll: 5_000 },
    later: (work) => void due.push(work),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const opened = (options: ClientOptions = {}): WebSocket =>
    new WebSocket(`ws://${host}/ws`, { origin: `http://${host}`, ...options });
  const bareKnock = (more: Readonly<Record<string, string>> = {}, isStubborn = false): Socket => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: isStubborn });
    socket.on('error', () => undefined);
    const headers = {
      host,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': `${'a'.repeat(22)}==`,
      ...more,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET /ws HTTP/1.1\r\n${lines.join('')}\r\n`);
    return socket;
  };
  return {
    tables,
    fanout,
    host,
    /** The status of a handshake's answer; 101 on success. */
    knock: async (options: ClientOptions = {}, path = '/ws'): Promise<number> => {
      const socket = new WebSocket(`ws://${host}${path}`, { origin: `http://${host}`, ...options });
      return new Promise((resolve) => {
        socket.once('open', () => resolve(101));
        socket.once('unexpected-response', (request, response) => {
          request.destroy();
          resolve(response.statusCode ?? 0);
        });
        socket.on('error', () => undefined);
      });
    },
    enter: async (): Promise<TestOnlooker> => {
      const socket = opened();
      const onlooker = onlookerOf(socket);
      await once(socket, 'open');
      return onlooker;
    },
    /** A socket after its handshake, for frames that no client writes. */
    bareSocket: async (): Promise<Socket> => {
      const socket = bareKnock();
      await once(socket, 'data');
      return socket;
    },
    /** A connection that asks for a socket by hand; `isStubborn` stays open when the server has ended it. */
    bareKnock,
    /** Number of connections at the server. */
    connections: (): Promise<number> =>
      new Promise((resolve, reject) =>
        app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    wait: (ms: number) => void (nowMs += ms),
    /** Sends the pending changes. */
    tick: () => due.splice(0).forEach((work) => work()),
    closeLive,
    close: async (): Promise<void> => {
      await closeLive();
      await app.drain();
      await app.close();
    },
  };
};

/** An open hall with live tables. */
export type LiveHall = Awaited<ReturnType<typeof openLiveHall>>;
