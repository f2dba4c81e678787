import { XSRF_COOKIE } from '@kipenga/contracts';
import type { FastifyRequest } from 'fastify';
import {
  HttpRefusal,
  isFromElsewhere,
  networkOf,
  tooManyRequests,
  type AddressLimiter,
} from '../../http/index.ts';
import { countedSeats } from './counted-seats.ts';

/** The maximum number of open sockets. */
export interface SocketLimits {
  /** Per address. Many phones share one address of a mobile network. */
  readonly perAddress: number;
  readonly inAll: number;
}

export const DEFAULT_SOCKET_LIMITS: SocketLimits = { perAddress: 200, inAll: 5_000 };

/** A visitor has one or two pages with tables open, and one that has just closed. */
const MOST_OF_A_VISITOR = 3;
const TRY_AGAIN_SECONDS = 30;
const MARK = /^[\w-]{22}$/;

/** The browser's mark from its page. Visitors without a mark are counted together per address. */
const visitorOf = ({ cookies }: FastifyRequest, network: string): string => {
  const mark = cookies[XSRF_COOKIE] ?? '';
  return MARK.test(mark) ? `${network} ${mark}` : network;
};

/** Admits connections: counts the sockets of each visitor and each address. */
export const openDoor = ({ perAddress, inAll }: SocketLimits, limiter: AddressLimiter) => {
  const addresses = countedSeats(perAddress);
  const visitors = countedSeats(MOST_OF_A_VISITOR);
  let inside = 0;
  let isShut = false;
  const goIn = (request: FastifyRequest): (() => void) => {
    if (limiter.spares(request)) return () => undefined;
    const network = networkOf(request.ip);
    const leaveAddress = addresses.take(network);
    const leaveVisitor = leaveAddress && visitors.take(visitorOf(request, network));
    if (leaveVisitor !== null) return () => [leaveVisitor, leaveAddress].forEach((leave) => leave?.());
    leaveAddress?.();
    throw tooManyRequests(TRY_AGAIN_SECONDS);
  };
  return {
    shut: () => void (isShut = true),
    /** Returns the function that frees the seat. @throws HttpRefusal 403 if another site's page asks, 429 or 503 if there is no room. */
    pass: (request: FastifyRequest): (() => void) => {
      if (isFromElsewhere(request)) throw new HttpRefusal(403, 'This request came from another site.');
      if (isShut || inside >= inAll)
        throw new HttpRefusal(503, 'No more live connections are taken now.', TRY_AGAIN_SECONDS);
      const leave = goIn(request);
      inside += 1;
      return () => {
        inside -= 1;
        leave();
      };
    },
  };
};
