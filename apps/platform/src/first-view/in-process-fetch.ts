import type { FastifyInstance } from 'fastify';

/** The `fetch` of the apps' server entries. */
export type InProcessFetch = (
  url: string,
  init?: { readonly method?: string; readonly headers?: Record<string, string> },
) => Promise<Response>;

/** Statuses whose answer may not have a body. */
const BODILESS = new Set([204, 304]);

/** Answers a front end's reads within this server, without a socket: only paths, only GET. */
export const inProcessFetch =
  (app: FastifyInstance): InProcessFetch =>
  async (url, init) => {
    const { pathname, search } = new URL(url, 'http://in-process');
    if ((init?.method ?? 'GET') !== 'GET')
      throw new Error(`A first view only reads: ${init?.method ?? ''} ${pathname}`);
    const answer = await app.inject({
      method: 'GET',
      url: pathname + search,
      headers: { ...init?.headers, 'accept-encoding': 'identity' },
    });
    const headers = new Headers({ 'content-type': answer.headers['content-type'] ?? 'application/json' });
    return new Response(BODILESS.has(answer.statusCode) ? null : answer.body, {
      status: answer.statusCode,
      headers,
    });
  };
