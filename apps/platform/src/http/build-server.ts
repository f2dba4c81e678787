import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { refuseOtherHosts, type AllowedHosts } from './check-host.ts';
import { refuseUnkeepableText } from './check-text.ts';
import { answerErrorsInWords, refuseBadAddress } from './error-replies.ts';
import { giveXsrfCookie } from './check-xsrf.ts';
import { logRequests } from './log-requests.ts';
import { sendSecurityHeaders } from './security-headers.ts';

const LARGEST_BODY = 65_536;
const SLOWEST_REQUEST_MS = 30_000;

export interface ServerOptions {
  readonly logger: FastifyBaseLogger;
  /** Answers are reached over https, perhaps through a proxy: cookies and transport must then be secure. */
  readonly isSecure: boolean;
  /** A proxy we run stands in front and tells the caller's address. */
  readonly trustProxy: boolean;
  readonly hosts: AllowedHosts;
}

/** An HTTP server with everything every answer has in common, and no routes yet. */
export const buildServer = async ({
  logger,
  isSecure,
  trustProxy,
  hosts,
}: ServerOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    // One proxy tells who it speaks for; what its callers claimed before it is nobody's word.
    trustProxy: trustProxy ? (_address, hop) => hop === 0 : false,
    // Without a limit, a body that never ends holds its connection for ever.
    requestTimeout: SLOWEST_REQUEST_MS,
    forceCloseConnections: 'idle',
    frameworkErrors: refuseBadAddress,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
  });
  await app.register(cookie);
  answerErrorsInWords(app);
  logRequests(app);
  sendSecurityHeaders(app, { isSecure });
  refuseOtherHosts(app, hosts);
  refuseUnkeepableText(app);
  giveXsrfCookie(app, { isSecure });
  return app;
};
