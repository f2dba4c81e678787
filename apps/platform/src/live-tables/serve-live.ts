import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIVE_PATH } from '@kipenga/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import {
  HttpRefusal,
  isFromElsewhere,
  networkOf,
  tooManyRequests,
  type AddressLimiter,
} from '../http/index.ts';
import { atNextTick, Gallery, type Later } from './gallery.ts';
import type { LiveTables } from './live-tables.ts';

/** What a client may say in one message; requests have about a hundred bytes. */
const LARGEST_MESSAGE = 4_096;
/** A request comes in one piece. More than a few are somebody who fills our memory. */
const MOST_FRAGMENTS = 16;
const MOST_CHUNKS = 64;
const MOST_FROM_AN_ADDRESS = 3;
const MOST_IN_ALL = 5_000;
const TRY_AGAIN_SECONDS = 30;

interface Parts {
  readonly tables: LiveTables;
  readonly limiter: AddressLimiter;
  /** A quarter of a second unless told. */
  readonly later?: Later;
}

/** A connection that asks to become a socket. */
interface Upgrade {
  readonly wire: Duplex;
  readonly head: Buffer;
  readonly response: ServerResponse;
}

/**
 * Sends upgrades through the app's own hooks, so that one is called by our name, logged and refused in words as any
 * other request.
 */
const routeUpgrades = (app: FastifyInstance): WeakMap<IncomingMessage, Upgrade> => {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  app.server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    const response = new ServerResponse(request);
    upgrades.set(request, { wire, head, response });
    wire.on('error', () => wire.destroy());
    // Only a refusal is written as a response.
    response.once('finish', () => wire.end());
    response.assignSocket(wire as never);
    app.routing(request, response);
  });
  return upgrades;
};

/** Counts the sockets of each address. */
const doorOf = (gallery: Gallery, limiter: AddressLimiter) => {
  const counts = new Map<string, number>();
  let isShut = false;
  const comeAndGo = (name: string, by: number): void => {
    const count = (counts.get(name) ?? 0) + by;
    if (count > 0) counts.set(name, count);
    else counts.delete(name);
  };
  return {
    shut: () => void (isShut = true),
    /** Answers how to leave. @throws HttpRefusal 403 to another site's page, 429 and 503 where there is no room. */
    pass: (request: FastifyRequest): (() => void) => {
      if (isFromElsewhere(request)) throw new HttpRefusal(403, 'This request came from another site.');
      if (isShut || gallery.size >= MOST_IN_ALL)
        throw new HttpRefusal(503, 'No more live connections are taken now.', TRY_AGAIN_SECONDS);
      if (limiter.spares(request)) return () => undefined;
      const name = networkOf(request.ip);
      if ((counts.get(name) ?? 0) >= MOST_FROM_AN_ADDRESS) throw tooManyRequests(TRY_AGAIN_SECONDS);
      comeAndGo(name, 1);
      return () => comeAndGo(name, -1);
    },
  };
};

/** Serves the live tables to who asks at /ws (R7-14, D64). Answers how to say goodbye; that comes before the server drains. */
export const serveLive = (
  app: FastifyInstance,
  { tables, limiter, later = atNextTick }: Parts,
): (() => Promise<void>) => {
  const gallery = new Gallery(tables, later);
  const door = doorOf(gallery, limiter);
  const upgrades = routeUpgrades(app);
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE,
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_CHUNKS,
  });
  app.get(LIVE_PATH, (request, reply) => {
    const upgrade = upgrades.get(request.raw);
    if (upgrade === undefined) return reply.code(426).header('upgrade', 'websocket').send();
    const leave = door.pass(request);
    const { wire, head, response } = upgrade;
    reply.hijack();
    response.detachSocket(wire as never);
    wire.once('close', leave);
    sockets.handleUpgrade(request.raw, wire, head, (socket) => gallery.enter(socket, wire));
    return reply;
  });
  return () => {
    door.shut();
    return gallery.close();
  };
};
