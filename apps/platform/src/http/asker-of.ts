import { randomBytes } from 'node:crypto';
import { HOST_BASE_PATHS } from '@kipenga/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenLanguage, type Language } from '../wording/index.ts';
import { networkOf } from './network-of.ts';

/** Where an account call comes from: what guesses are counted by. Neither name proves anything by itself. */
export interface Asker {
  /** The IPv4 address, the network of an IPv6 one, or all of loopback. */
  readonly network: string;
  /** A random mark the browser keeps. */
  readonly device: string;
  /** The request carried the mark; else it is given with the answer, and may never be seen again. */
  readonly isDeviceShown: boolean;
  /** The language the browser has chosen to read; null where it has not. */
  readonly language: Language | null;
}

const COOKIE = 'KIPENGA-DEVICE';
const MARK = /^[\w-]{43}$/;
const KEPT_SECONDS = 365 * 86_400;

/** The language chosen in the browser that asks; null where none was. */
export const languageChosenIn = ({ headers }: FastifyRequest): Language | null =>
  chosenLanguage(headers.cookie ?? '');

/** Who asks. A browser that has no mark yet gets one, out of the reach of scripts. */
export const askerOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  { isSecure }: { isSecure: boolean },
): Asker => {
  const shown = request.cookies[COOKIE] ?? '';
  const asker = {
    network: networkOf(request.ip),
    language: languageChosenIn(request),
  };
  if (MARK.test(shown)) return { ...asker, device: shown, isDeviceShown: true };
  const device = randomBytes(32).toString('base64url');
  void reply.setCookie(COOKIE, device, {
    path: HOST_BASE_PATHS.auth,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: KEPT_SECONDS,
  });
  return { ...asker, device, isDeviceShown: false };
};
