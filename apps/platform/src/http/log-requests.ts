import type { FastifyInstance } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * What may be logged of an error. A database names the refused row in other fields, and rows hold phone
 * numbers.
 */
const tellable = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error ? { code: error.code } : {}) };
};

/** The platform's log: JSON lines on standard output, or elsewhere. */
export const platformLogger = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino({ level, base: null, serializers: { err: tellable } }, destination);

/** One line per request. It names the route, never the address, which can hold phone numbers and tokens. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
};
