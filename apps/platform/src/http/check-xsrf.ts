import { randomBytes, timingSafeEqual } from 'node:crypto';
import { XSRF_COOKIE, XSRF_HEADER } from '@kipenga/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { badRequest } from './refusal.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

const same = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** True when a browser says another site made it send this. Other clients say nothing. */
export const isFromElsewhere = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  const { origin, host } = request.headers;
  // A page with a hidden origin sends "null": ours never do.
  return origin !== undefined && URL.parse(origin)?.host !== host;
};

/**
 * Refuses what another site makes a browser send: a write from elsewhere, and a write with our cookie that
 * does not repeat it in the header (R7-20). A client that is no browser has no cookie; its token is enough.
 * The refusal is 400, as 401 and 403 would log somebody out (D25).
 */
export const refuseForgedWrites = (request: FastifyRequest): void => {
  if (READS.has(request.method)) return;
  if (isFromElsewhere(request)) throw badRequest('This request came from another site.');
  const cookie = request.cookies[XSRF_COOKIE];
  if (cookie === undefined) return;
  const header = request.headers[XSRF_HEADER.toLowerCase()];
  if (typeof header !== 'string' || !same(header, cookie))
    throw badRequest('This page is out of date. Reload it and try again.');
};

/**
 * Refuses a write without our cookie. For calls that accept a cookie alone: the other cookie must then be repeated in the
 * header, which {@link refuseForgedWrites} checks.
 */
export const refuseUnmarkedWrites = (request: FastifyRequest): void => {
  if (!READS.has(request.method) && request.cookies[XSRF_COOKIE] === undefined)
    throw badRequest(`A write repeats the cookie ${XSRF_COOKIE} in the header ${XSRF_HEADER}.`);
};

/**
 * Refuses what another site makes a browser send, reads included. For a read with an effect, such as a code
 * by SMS.
 */
export const refuseOtherSites = (request: FastifyRequest): void => {
  if (isFromElsewhere(request)) throw badRequest('This request came from another site.');
};

/** Gives a browser the cookie its writes must repeat. */
export const giveXsrfTo = (reply: FastifyReply, { isSecure }: { isSecure: boolean }): void => {
  void reply.setCookie(XSRF_COOKIE, randomBytes(16).toString('base64url'), {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
  });
};

/** Gives a browser that opens a page the cookie its writes must repeat. */
export const giveXsrfCookie = (app: FastifyInstance, { isSecure }: { isSecure: boolean }): void => {
  app.addHook('onRequest', async (request, reply) => {
    const opensPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (opensPage && request.cookies[XSRF_COOKIE] === undefined) giveXsrfTo(reply, { isSecure });
  });
};
