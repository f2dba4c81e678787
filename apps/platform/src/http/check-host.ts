import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { wrongHost } from './refusal.ts';

/** By which names this server may be called. */
export interface AllowedHosts {
  /** Host names in small letters, without ports. */
  readonly names: readonly string[];
  /** A sandbox is tried from this machine and, by its number, from a phone beside it. */
  readonly isSandbox: boolean;
}

/** Asked by who keeps the process alive, under whatever name; it tells nothing. */
const ASKED_BY_ANY_NAME = new Set(['/healthz', '/readyz']);

/** The name in a Host header, without port and brackets; empty if there is none. */
const nameIn = (header: string): string =>
  /^[\w.:[\]-]+$/.test(header)
    ? (URL.parse(`http://${header}`)?.hostname ?? '').replace(/^\[|\]$/g, '').replace(/\.$/, '')
    : '';

/** True for addresses, and for names of the own machine or network: no outsider can make them point here. */
const isNobodysToPoint = (name: string): boolean =>
  isIP(name) !== 0 || /^[\w-]+$|\.(?:localhost|local|internal)$/.test(name);

/** Node keeps the first of two Host headers; a proxy in front may have gone by the second. Names and values alternate. */
const namesHostTwice = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((header, at) => at % 2 === 0 && header.toLowerCase() === 'host').length > 1;

/**
 * Refuses a request meant for another host. After DNS rebinding a foreign page's name points here: its
 * browser takes us for its own origin and lets it read every answer. The Host header betrays the name.
 */
export const refuseOtherHosts = (app: FastifyInstance, { names, isSandbox }: AllowedHosts): void => {
  const allowed = new Set(names);
  app.addHook('onRequest', async ({ headers, routeOptions, raw }) => {
    if (namesHostTwice(raw.rawHeaders)) throw wrongHost();
    const name = nameIn(headers.host ?? '');
    if (allowed.has(name) || (isSandbox && isNobodysToPoint(name))) return;
    if (!ASKED_BY_ANY_NAME.has(routeOptions.url ?? '')) throw wrongHost();
  });
};
