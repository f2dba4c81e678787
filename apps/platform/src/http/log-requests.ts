import type { FastifyInstance } from 'fastify';

/** One line a request: what was asked by its route, never by its address, which can hold phone numbers and tokens. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    );
  });
};
