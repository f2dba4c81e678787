import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/index.ts';

/** /healthz: the process answers. /readyz: so does its database; 503 while it does not, or while we are closing. */
export const serveHealth = (app: FastifyInstance, db: Database): void => {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      await db.query('SELECT 1');
      return await reply.send({ status: 'ready' });
    } catch {
      return reply.code(503).send({ status: 'not ready' });
    }
  });
};
