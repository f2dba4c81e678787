import type { FastifyInstance } from 'fastify';
import type { Sql } from '../database/index.ts';

/** A database that has not answered by then counts as down: health checks give up not much later. */
const PATIENCE_MS = 2_000;
const ASK_AGAIN_SECONDS = 2;

const answers = async (db: Sql): Promise<boolean> => {
  const patience = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => patience.resolve(false), PATIENCE_MS);
  const asked = db.query('SELECT 1').then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([asked, patience.promise]);
  clearTimeout(timer);
  return answered;
};

/**
 * /healthz: this process lives, and whether it reaches its database. 200 either way: a restarted process
 * would not reach it better. /readyz: the process can serve; 503 in words while it cannot.
 */
export const serveHealth = (app: FastifyInstance, db: Sql): void => {
  app.get('/healthz', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ status: 'alive', database: (await answers(db)) ? 'reachable' : 'unreachable' }),
  );
  app.get('/readyz', async (_, reply) => {
    void reply.header('cache-control', 'no-store');
    if (await answers(db)) return reply.send({ status: 'ready' });
    return reply
      .code(503)
      .header('retry-after', ASK_AGAIN_SECONDS)
      .send({ status: 'not ready', description: 'The database cannot be reached.' });
  });
};
