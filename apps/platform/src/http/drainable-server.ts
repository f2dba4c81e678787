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
  /** A request that has not arrived whole by then is ended. */
  readonly slowestRequestMs: number;
  /** How long an idle connection is still heard while draining: its next request may be on its way. */
  readonly idleGraceMs: number;
  /** How long draining waits for answers. */
  readonly patienceMs: number;
}

export const SERVER_TIMES: ServerTimes = {
  slowestRequestMs: 30_000,
  idleGraceMs: 500,
  patienceMs: 5_000,
};

/** Node looks for slow requests this many times in the time they have; by itself it looks twice a minute. */
const LOOKS = 15;
/** Longer than proxies keep an idle connection: it should be they who close it. */
const KEEP_ALIVE_MS = 72_000;
/**
 * The server stops listening after so many turns of the event loop without a new connection. Each turn takes
 * one at most.
 */
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

/** Answers what needs no framework, whole; false leaves it to the listener. */
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
  /** Looks whether what is waited for has come. */
  #look: () => void = () => undefined;

  constructor(times: ServerTimes, answerAtOnce: AnswerAtOnce = () => false) {
    this.#times = times;
    this.#answerAtOnce = answerAtOnce;
  }

  /** Makes the server, and the second one that Fastify needs where a name has two addresses. */
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

  /** Refuses new connections, answers what was asked on the others, and tells their clients to close them. */
  readonly drain = async (): Promise<void> => {
    const { idleGraceMs, patienceMs } = this.#times;
    await this.#closeDoor();
    this.#isDraining = true;
    this.#answering.forEach(sayGoodbye);
    await this.#until(() => this.#open === 0, idleGraceMs);
    // What has begun to answer is a stream, whose owner ends it, or as good as done.
    await this.#until(() => [...this.#answering].every(({ headersSent }) => headersSent), patienceMs);
    for (const server of this.#servers) server.closeIdleConnections();
    const cutOff = (): void => this.#servers.forEach((server) => server.closeAllConnections());
    setTimeout(cutOff, patienceMs).unref();
  };

  #heard(listener: RequestListener): RequestListener {
    return (request, response) => {
      // What is answered by then has nothing to wait for.
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

  /**
   * Stops listening once no connection comes any more. Sooner, it would cut off a client that has connected
   * and was not taken yet.
   */
  async #closeDoor(): Promise<void> {
    let quiet = 0;
    for (let turns = 0; turns < MOST_TURNS && quiet < QUIET_TURNS; turns += 1) {
      const before = this.#accepted;
      await turn();
      quiet = before === this.#accepted ? quiet + 1 : 0;
    }
    // Only the door: the server's own `close` would cut idle connections off.
    for (const server of this.#servers) Listener.prototype.close.call(server);
  }

  async #until(isReached: () => boolean, longestMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#look = () => void (isReached() && resolve(undefined));
    this.#look();
    await Promise.race([promise, pause(longestMs, null, { ref: false })]);
  }
}
