import { randomBytes } from 'node:crypto';
import { HOST_BASE_PATHS } from '@kipenga/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';

/** Where an account call comes from: what guesses are counted by. Neither name proves anything by itself. */
export interface Asker {
  /** The IPv4 address, the network of an IPv6 one, or all of loopback. */
  readonly network: string;
  /** A random mark the browser keeps. */
  readonly device: string;
  /** The request carried the mark; else it is given with the answer, and may never be seen again. */
  readonly isDeviceShown: boolean;
}

const COOKIE = 'KIPENGA-DEVICE';
const MARK = /^[\w-]{43}$/;
const KEPT_SECONDS = 365 * 86_400;

/** Who asks. A browser that has no mark yet gets one, out of the reach of scripts. */
export const askerOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  { isSecure }: { isSecure: boolean },
): Asker => {
  const shown = request.cookies[COOKIE] ?? '';
  const network = networkOf(request.ip);
  if (MARK.test(shown)) return { network, device: shown, isDeviceShown: true };
  const device = randomBytes(32).toString('base64url');
  void reply.setCookie(COOKIE, device, {
    path: HOST_BASE_PATHS.auth,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: KEPT_SECONDS,
  });
  return { network, device, isDeviceShown: false };
};
