import type { FastifyError, FastifyInstance } from 'fastify';
import type { RefusalCode } from '../protocol.ts';

const refusal = (code: RefusalCode): { readonly code: RefusalCode } => ({ code });

/** Logs server faults. A page only gets a refusal code, which it has words for. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.status(status).send(refusal('unreadable'));
    request.log.error({ err: error, route: request.routeOptions.url ?? 'none' }, 'failed');
    return reply.status(500).send(refusal('wallet-silent'));
  });
  app.setNotFoundHandler((_, reply) => reply.status(404).send(refusal('unreadable')));
};
