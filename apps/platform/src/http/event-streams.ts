import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';
import { badRequest, HttpRefusal, tooManyRequests } from './refusal.ts';

/** The maximum number of open streams. */
export interface StreamLimits {
  /** Per address. Many phones share one address of a mobile network. */
  readonly perAddress: number;
  readonly inAll: number;
}

export const DEFAULT_STREAM_LIMITS: StreamLimits = { perAddress: 200, inAll: 5_000 };

/** An open answer: server-sent events, until either side ends it. */
export interface EventStream {
  /** Sends whole events. A client that does not read is dropped. */
  readonly send: (events: string) => void;
  readonly end: () => void;
  /** Registers work to do once, when the stream ends for any reason. */
  onEnd(work: () => void): void;
}

const BEAT_MS = 15_000;
/** A client this far behind is not reading: its events would pile up without end. */
const MOST_UNREAD_BYTES = 256 * 1_024;
/** Time after which a client reconnects when its stream is lost. */
const COME_BACK_MS = 3_000;
const ASK_AGAIN_SECONDS = 30;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Tells proxies not to buffer this answer.
  'x-accel-buffering': 'no',
  // Nothing else is asked on this connection: when it is over the server need not wait for it.
  connection: 'close',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const openStream = (raw: ServerResponse): EventStream => {
  raw.writeHead(200, HEADERS);
  const send = (text: string): void => {
    if (raw.writableEnded || raw.destroyed) return;
    if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
    else raw.write(text);
  };
  const beat = setInterval(() => send(':\n\n'), BEAT_MS);
  raw.once('close', () => clearInterval(beat));
  send(`retry: ${COME_BACK_MS}\n\n`);
  return { send, onEnd: (work) => void raw.once('close', work), end: () => raw.end() };
};

/** Opens streams on a server, within the limits; they end before the server does. */
export const eventStreams = (app: FastifyInstance, { perAddress, inAll }: StreamLimits) => {
  const open = new Map<ServerResponse, { readonly network: string; readonly end: () => void }>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const { end } of open.values()) end();
  });
  const refuseTooMany = (network: string): void => {
    if (isClosing || open.size >= inAll)
      throw new HttpRefusal(503, 'Prices cannot be told as they move right now.', ASK_AGAIN_SECONDS);
    let ofNetwork = 0;
    for (const stream of open.values()) if (stream.network === network) ofNetwork += 1;
    if (ofNetwork >= perAddress) throw tooManyRequests(ASK_AGAIN_SECONDS);
  };
  return {
    /** Number of open streams. */
    count: (): number => open.size,
    /**
     * Answers the request with a stream. @throws HttpRefusal 429 or 503 if there are too many, 400 for one that waits behind
     * another answer.
     */
    open: (request: FastifyRequest, reply: FastifyReply): EventStream => {
      // Node never reports the end of an answer that still waits for its turn on the connection: its place would be taken for ever.
      if (reply.raw.socket === null) throw badRequest('A stream has a connection of its own.');
      const network = networkOf(request.ip);
      refuseTooMany(network);
      reply.hijack();
      const stream = openStream(reply.raw);
      open.set(reply.raw, { network, end: stream.end });
      stream.onEnd(() => open.delete(reply.raw));
      return stream;
    },
  };
};

export type EventStreams = ReturnType<typeof eventStreams>;
