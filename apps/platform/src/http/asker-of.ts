import { randomBytes } from 'node:crypto';
import { HOST_BASE_PATHS } from '@kipenga/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenLanguage, type Language } from '../wording/index.ts';
import { networkOf } from './network-of.ts';

/** Origin of an account call, by which guesses are counted. Neither name proves anything by itself. */
export interface Asker {
  /** The IPv4 address, the network of an IPv6 address, or one name for all of loopback. */
  readonly network: string;
  /** A random mark kept by the browser. */
  readonly device: string;
  /** True if the request had the mark; otherwise it is set with the answer, and may never be seen again. */
  readonly isDeviceShown: boolean;
  /** The language chosen in the browser; null if none is. */
  readonly language: Language | null;
}

const COOKIE = 'KIPENGA-DEVICE';
const MARK = /^[\w-]{43}$/;
const KEPT_SECONDS = 365 * 86_400;

/** The language chosen in the browser of a request; null if none is. */
export const languageChosenIn = ({ headers }: FastifyRequest): Language | null =>
  chosenLanguage(headers.cookie ?? '');

/** Identifies the caller. A browser without a mark gets one, in a cookie that scripts cannot read. */
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
