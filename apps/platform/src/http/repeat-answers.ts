import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import type { CachedAnswer } from './cached-list.ts';
import type { OnAnswered } from './log-requests.ts';
import type { AddressLimiter } from './rate-limits.ts';

/** An answer that is everybody's as long as it is current. */
interface Repeatable {
  readonly answer: CachedAnswer;
  /** The address by which our own pages ask for it: one for all that is the same. */
  readonly address: string;
  readonly isCurrent: () => boolean;
}

interface Kept extends Repeatable {
  /** By this name the server was called: whether it may be was judged then. */
  readonly host: string;
  readonly route: string;
  /** Names and values in turn, of each form of it: written once, sent to everybody. */
  readonly headers: Readonly<Record<'known' | 'packed' | 'plain', string[]>>;
  /** How often it was given since the log was told. */
  readonly untold: { 200: number; 304: number };
}

interface Parts {
  readonly logger: FastifyBaseLogger;
  readonly trustProxy: boolean;
  readonly limiter: AddressLimiter;
  readonly onAnswered?: OnAnswered;
}

const MOST_ADDRESSES = 500;
/** The log is told of repeats this often: a line for each costs as much as the answer. */
const TELL_LOG_MS = 1_000;
/** What differs between the forms of an answer, and what Node writes itself. */
const OF_A_FORM = new Set(['content-encoding', 'content-length', 'date', 'connection', 'keep-alive']);

const repeatables = new WeakMap<FastifyReply, Repeatable>();

/**
 * Says of an answer that it may be given again to whoever asks for it by the address of our pages, without asking its route. Other ways to write
 * that address, with words that nobody reads, take the usual way: each would be one more to keep.
 */
export const repeatWhile = (reply: FastifyReply, repeatable: Repeatable): void =>
  void repeatables.set(reply, repeatable);

const hasOneHost = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts === 1;
};

/** The caller's address, as the server has it: the last one a trusted proxy names, or else the connection's. */
const addressOf = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last || (socket.remoteAddress ?? '');
};

/**
 * Gives public answers again without going through routes and hooks, which cost more than the answer: the same bytes, counted the same. The log has
 * one line a second of all that were given of one route.
 * What is not as plain as that takes the usual way: another host, a page that wants a cookie, a body, an answer that is no longer current, a caller
 * who asks too often.
 */
export const answerRepeats = ({ logger, trustProxy, limiter, onAnswered }: Parts) => {
  const kept = new Map<string, Kept>();
  const given = new Set<Kept>();
  let timer: NodeJS.Timeout | undefined;

  const tellLog = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const { route, untold } of given)
      for (const status of [200, 304] as const) {
        if (untold[status] > 0)
          logger.info({ method: 'GET', route, status, times: untold[status] }, 'request');
        untold[status] = 0;
      }
    given.clear();
  };

  const plainlyAsked = (request: IncomingMessage): Kept | null => {
    const known = request.method === 'GET' ? kept.get(request.url ?? '') : undefined;
    if (known === undefined) return null;
    const { headers } = request;
    const isPlain =
      headers.host === known.host &&
      headers['content-length'] === undefined &&
      headers['transfer-encoding'] === undefined &&
      headers.upgrade === undefined &&
      !headers.accept?.includes('text/html') &&
      hasOneHost(request);
    return isPlain && known.isCurrent() ? known : null;
  };

  /** Makes room for one more: what is out of date goes, and where that is nothing, the one that was made first. */
  const makeRoom = (): void => {
    for (const [address, { isCurrent }] of kept) if (!isCurrent()) kept.delete(address);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_ADDRESSES && oldest !== undefined) kept.delete(oldest);
  };

  const isCounted = (request: IncomingMessage): boolean => {
    if (limiter.spares(request)) return true;
    try {
      limiter.count(
        { ip: addressOf(request, trustProxy), headers: request.headers, socket: request.socket },
        'reads',
      );
      return true;
    } catch {
      return false; // refused in words, by the usual way
    }
  };

  const send = (request: IncomingMessage, response: ServerResponse, { answer, headers }: Kept): 200 | 304 => {
    if (request.headers['if-none-match'] === answer.etag) {
      response.writeHead(304, headers.known).end();
      return 304;
    }
    if (/\bbr\b/.test(request.headers['accept-encoding'] ?? ''))
      response.writeHead(200, headers.packed).end(answer.brotli);
    else response.writeHead(200, headers.plain).end(answer.identity);
    return 200;
  };

  const keep = (reply: FastifyReply): void => {
    const repeatable = repeatables.get(reply);
    const { request } = reply;
    const { host } = request.headers;
    if (!repeatable || host === undefined || reply.getHeader('set-cookie') !== undefined) return;
    if (request.raw.url !== repeatable.address) return;
    const known = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      OF_A_FORM.has(name) ? [] : [name, String(value)],
    );
    const { address, answer } = repeatable;
    const plain = [...known, 'content-length', String(answer.identity.length)];
    const packed = [...known, 'content-encoding', 'br', 'content-length', String(answer.brotli.length)];
    if (!kept.delete(address)) makeRoom();
    kept.set(address, {
      ...repeatable,
      host,
      headers: { known, packed, plain },
      route: request.routeOptions.url ?? 'none',
      untold: { 200: 0, 304: 0 },
    });
  };

  return {
    /** How many answers are kept. */
    count: (): number => kept.size,
    /** Answers at once what may be repeated; false leaves it to whoever answers all else. */
    answer: (request: IncomingMessage, response: ServerResponse): boolean => {
      const known = plainlyAsked(request);
      if (known === null || !isCounted(request)) return false;
      const from = onAnswered ? performance.now() : 0;
      const status = send(request, response, known);
      known.untold[status] += 1;
      given.add(known);
      timer ??= setTimeout(tellLog, TELL_LOG_MS);
      onAnswered?.({ method: 'GET', route: known.route, status, ms: performance.now() - from });
      return true;
    },
    /** Hears of answers that may be repeated, with all their headers: to be called behind whatever else sets some. */
    listen: (app: FastifyInstance): void => {
      app.addHook('onSend', async (_, reply) => {
        if (reply.statusCode === 200 || reply.statusCode === 304) keep(reply);
      });
      app.addHook('onClose', async () => tellLog());
    },
  };
};

export type RepeatAnswers = ReturnType<typeof answerRepeats>;
