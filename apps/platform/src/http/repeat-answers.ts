import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import type { CachedAnswer } from './cached-list.ts';
import type { OnAnswered } from './log-requests.ts';
import type { AddressLimiter } from './rate-limits.ts';

/** An answer that is shared by everybody as long as it is current. */
interface Repeatable {
  readonly answer: CachedAnswer;
  /** The address that our own pages use for it: one for all equal requests. */
  readonly address: string;
  readonly isCurrent: () => boolean;
}

interface Kept extends Repeatable {
  /** The Host header of the request: it was checked then. */
  readonly host: string;
  readonly route: string;
  /** Headers of each form as alternating names and values: built once, sent to everybody. */
  readonly headers: Readonly<Record<'known' | 'packed' | 'plain', string[]>>;
  /** Repeats since the last log line, by status. */
  readonly untold: { 200: number; 304: number };
}

interface Parts {
  readonly logger: FastifyBaseLogger;
  readonly trustProxy: boolean;
  readonly limiter: AddressLimiter;
  readonly onAnswered?: OnAnswered;
}

const MOST_ADDRESSES = 500;
/** Interval of log lines about repeats: a line for each would cost as much as the answer. */
const TELL_LOG_MS = 1_000;
/** Headers that differ between the forms of an answer, and those that Node writes itself. */
const OF_A_FORM = new Set(['content-encoding', 'content-length', 'date', 'connection', 'keep-alive']);

const repeatables = new WeakMap<FastifyReply, Repeatable>();

/**
 * Allows an answer to be repeated to callers of our pages' address for it, without running its route. Other spellings of that
 * address, with meaningless parameters, go through the route: each would be one more entry to keep.
 */
export const repeatWhile = (reply: FastifyReply, repeatable: Repeatable): void =>
  void repeatables.set(reply, repeatable);

const hasOneHost = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts === 1;
};

/** The caller's address, as the server sees it: the last one named by a trusted proxy, otherwise the connection's. */
const addressOf = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last || (socket.remoteAddress ?? '');
};

/**
 * Repeats public answers without routes and hooks, which cost more than the answer: the bytes and the rate limits are the same.
 * The log has one line per second and route.
 * All other requests take the usual way: another host, a page that wants a cookie, a body, an answer that is no longer current,
 * a caller over the limit.
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

  /** Makes room for one more: removes outdated entries, or else the oldest. */
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
      return false; // refused the usual way, with a message
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
    /** Number of kept answers. */
    count: (): number => kept.size,
    /** Answers at once if the answer may be repeated; false leaves the request to the router. */
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
    /** Keeps answers that may be repeated, with all their headers. Register it after all hooks that set headers. */
    listen: (app: FastifyInstance): void => {
      app.addHook('onSend', async (_, reply) => {
        if (reply.statusCode === 200 || reply.statusCode === 304) keep(reply);
      });
      app.addHook('onClose', async () => tellLog());
    },
  };
};

export type RepeatAnswers = ReturnType<typeof answerRepeats>;
