import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { LIVE_PATH } from '@kipenga/contracts';
import type { FastifyServerFactory } from 'fastify';

export interface ServerTimes {
  /** A request that is not complete after this time is ended. */
  readonly slowestRequestMs: number;
  /** Time for which idle connections stay open while draining: their next request may be on its way. */
  readonly idleGraceMs: number;
  /** The longest wait for answers while draining. */
  readonly patienceMs: number;
}

export const SERVER_TIMES: ServerTimes = {
  slowestRequestMs: 30_000,
  idleGraceMs: 500,
  patienceMs: 5_000,
};

/** Node checks for slow requests this many times within their time limit; by default it checks twice a minute. */
const LOOKS = 15;
/** Longer than proxies keep an idle connection, so that they close it first. */
const KEEP_ALIVE_MS = 72_000;
/** The server stops listening after this many turns of the event loop without a new connection. Each turn accepts one at most. */
const QUIET_TURNS = 3;
const MOST_TURNS = 1_000;

const settingsOf = ({ slowestRequestMs }: ServerTimes) => ({
  keepAliveTimeout: KEEP_ALIVE_MS,
  requestTimeout: slowestRequestMs,
  headersTimeout: slowestRequestMs,
  connectionsCheckingInterval: Math.ceil(slowestRequestMs / LOOKS),
  // Any other request that offers an upgrade, as curl does to every server, is answered as if it did not.
  shouldUpgradeCallback: ({ url, headers }: IncomingMessage) =>
    url === LIVE_PATH && headers.upgrade?.toLowerCase() === 'websocket',
});

const sayGoodbye = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('connection', 'close');
};

/** Answers a request without the framework; false leaves it to the listener. */
type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Servers that can be closed without losing a request. */
export class DrainableServer {
  readonly #times: ServerTimes;
  readonly #answerAtOnce: AnswerAtOnce;
  readonly #servers: Server[] = [];
  readonly #answering = new Set<ServerResponse>();
  #accepted = 0;
  #open = 0;
  #isDraining = false;
  /** Checks whether the awaited condition holds. */
  #look: () => void = () => undefined;

  constructor(times: ServerTimes, answerAtOnce: AnswerAtOnce = () => false) {
    this.#times = times;
    this.#answerAtOnce = answerAtOnce;
  }

  /** Makes the server, and the second one that Fastify needs if a name has two addresses. */
  readonly factory: FastifyServerFactory = (listener) => {
    const server = createServer(settingsOf(this.#times), this.#heard(listener));
    server.on('connection', (socket) => {
      this.#accepted += 1;
      this.#open += 1;
      socket.once('close', () => {
        this.#open -= 1;
        this.#look();
      });
    });
    this.#servers.push(server);
    return server;
  };

  /** Refuses new connections, answers the requests on the others, and tells their clients to close them. */
  readonly drain = async (): Promise<void> => {
    const { idleGraceMs, patienceMs } = this.#times;
    await this.#closeDoor();
    this.#isDraining = true;
    this.#answering.forEach(sayGoodbye);
    await this.#until(() => this.#open === 0, idleGraceMs);
    // An answer that has begun is a stream, whose owner ends it, or almost done.
    await this.#until(() => [...this.#answering].every(({ headersSent }) => headersSent), patienceMs);
    for (const server of this.#servers) server.closeIdleConnections();
    const cutOff = (): void => this.#servers.forEach((server) => server.closeAllConnections());
    setTimeout(cutOff, patienceMs).unref();
  };

  #heard(listener: RequestListener): RequestListener {
    return (request, response) => {
      // A request that is answered at once needs no waiting.
      if (!this.#isDraining && this.#answerAtOnce(request, response)) return;
      this.#answering.add(response);
      response.once('close', () => {
        this.#answering.delete(response);
        this.#look();
      });
      if (this.#isDraining) sayGoodbye(response);
      listener(request, response);
    };
  }

  /** Stops listening once no more connections come. Stopping sooner would cut off clients that have connected but are not accepted yet. */
  async #closeDoor(): Promise<void> {
    let quiet = 0;
    for (let turns = 0; turns < MOST_TURNS && quiet < QUIET_TURNS; turns += 1) {
      const before = this.#accepted;
      await turn();
      quiet = before === this.#accepted ? quiet + 1 : 0;
    }
    // Only stops listening: the server's own `close` would cut off idle connections.
    for (const server of this.#servers) Listener.prototype.close.call(server);
  }

  async #until(isReached: () => boolean, longestMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#look = () => void (isReached() && resolve(undefined));
    this.#look();
    await Promise.race([promise, pause(longestMs, null, { ref: false })]);
  }
}
