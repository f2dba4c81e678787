import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIVE_PATH } from '@kipenga/contracts';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { AddressLimiter } from '../../http/index.ts';
import { DEFAULT_SOCKET_LIMITS, openDoor, type SocketLimits } from './door.ts';
import { atNextTick, Gallery, type Later } from './gallery.ts';
import type { LiveTables } from './live-tables.ts';

/** The maximum size of a client's message; requests have about a hundred bytes. */
const LARGEST_MESSAGE = 4_096;
/** A request comes in one piece. Many fragments are an attempt to fill our memory. */
const MOST_FRAGMENTS = 16;
const MOST_CHUNKS = 64;

interface Parts {
  readonly tables: LiveTables;
  readonly limiter: AddressLimiter;
  readonly limits?: SocketLimits;
  /** A quarter of a second by default. */
  readonly later?: Later;
}

/** A connection that asks to become a socket. */
interface Upgrade {
  readonly wire: Duplex;
  readonly head: Buffer;
  readonly response: ServerResponse;
}

/** Routes upgrades through the app's own hooks, so that they are authenticated, logged and refused like any other request. */
const routeUpgrades = (app: FastifyInstance): WeakMap<IncomingMessage, Upgrade> => {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  app.server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    const response = new ServerResponse(request);
    upgrades.set(request, { wire, head, response });
    wire.on('error', () => wire.destroy());
    // Only a refusal is written as a response. No timeout watches this connection any more: it ends with the refusal, even if its
    // other side does not close it.
    response.once('finish', () => wire.end(() => wire.destroy()));
    response.assignSocket(wire as never);
    app.routing(request, response);
  });
  return upgrades;
};

/** Serves the live tables at /ws (R7-14, D64). Returns the function that closes the connections; call it before the server drains. */
export const serveLive = (
  app: FastifyInstance,
  { tables, limiter, limits = DEFAULT_SOCKET_LIMITS, later = atNextTick }: Parts,
): (() => Promise<void>) => {
  const gallery = new Gallery(tables, later);
  const door = openDoor(limits, limiter);
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
    // A connection that has closed meanwhile would never leave.
    if (upgrade.wire.destroyed) return reply.hijack();
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
