import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { refuseOtherHosts, type AllowedHosts } from './check-host.ts';
import { refuseUnkeepableText } from './check-text.ts';
import { DrainableServer, SERVER_TIMES, type ServerTimes } from './drainable-server.ts';
import { answerErrorsInWords, refuseBadAddress } from './error-replies.ts';
import { giveXsrfCookie } from './check-xsrf.ts';
import { logRequests, type OnAnswered } from './log-requests.ts';
import type { AddressLimiter } from './rate-limits.ts';
import { answerRepeats } from './repeat-answers.ts';
import { sendSecurityHeaders } from './security-headers.ts';

const LARGEST_BODY = 65_536;

export interface ServerOptions {
  readonly logger: FastifyBaseLogger;
  /** Answers are reached over https, perhaps through a proxy: cookies and transport must then be secure. */
  readonly isSecure: boolean;
  /** A proxy we run stands in front and tells the caller's address. */
  readonly trustProxy: boolean;
  readonly hosts: AllowedHosts;
  readonly times?: ServerTimes;
  /** Counts callers of public answers; without it each request runs its route. */
  readonly limiter?: AddressLimiter;
  readonly onAnswered?: OnAnswered;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** To be called before `close`: see `DrainableServer`. */
    drain(): Promise<void>;
  }
}

/** An HTTP server with everything every answer has in common, and no routes yet. */
export const buildServer = async ({
  logger,
  isSecure,
  trustProxy,
  hosts,
  times = SERVER_TIMES,
  limiter,
  onAnswered,
}: ServerOptions): Promise<FastifyInstance> => {
  const repeats =
    limiter && answerRepeats({ logger, trustProxy, limiter, ...(onAnswered && { onAnswered }) });
  const server = new DrainableServer(times, repeats?.answer);
  const app = Fastify({
    serverFactory: server.factory,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    // Of our own making: a caller's could be anybody's. The log adds it to each line by itself, so requests need no logger of their own.
    genReqId: () => randomUUID(),
    childLoggerFactory: (log) => log,
    // The proxy in front of us is trusted to name its caller; what that caller claims of others is not.
    trustProxy: trustProxy ? (_address, hop) => hop === 0 : false,
    forceCloseConnections: 'idle',
    frameworkErrors: refuseBadAddress,
    // A customer's key of 200 characters, percent-encoded, is one part of an address.
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 600 },
  });
  app.decorate('drain', server.drain);
  await app.register(cookie);
  answerErrorsInWords(app);
  logRequests(app, onAnswered);
  sendSecurityHeaders(app, { isSecure });
  refuseOtherHosts(app, hosts);
  refuseUnkeepableText(app);
  giveXsrfCookie(app, { isSecure });
  repeats?.listen(app);
  return app;
};
