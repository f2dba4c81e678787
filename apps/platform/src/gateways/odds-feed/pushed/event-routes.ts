import type { FastifyPluginAsync } from 'fastify';
import { refuseStrangers } from '../../refuse-strangers.ts';
import type { Taken } from './take-lines.ts';

const LARGEST_BODY = 1_048_576;

const LINES = ['application/x-ndjson', 'text/plain'];

interface EventRoutes {
  readonly secret: string;
  /** Resolves once everything the answer confirms is stored. */
  readonly take: (body: Buffer) => Promise<Taken>;
}

/** Routes for a feed that pushes its events (D75). Every answer, a refusal too, gives the next event expected and those set aside. */
export const eventRoutes =
  ({ secret, take }: EventRoutes): FastifyPluginAsync =>
  async (server) => {
    server.addHook('onRequest', refuseStrangers(secret));
    server.removeAllContentTypeParsers();
    server.addContentTypeParser(
      LINES,
      { parseAs: 'buffer', bodyLimit: LARGEST_BODY },
      async (_: unknown, body: Buffer) => body,
    );
    server.post('/gateway/feed/:secret/events', async ({ body }, reply) => {
      const { expected, aside, refusal } = await take(Buffer.isBuffer(body) ? body : Buffer.alloc(0));
      void reply.header('cache-control', 'no-store');
      return refusal === null
        ? { expected, aside }
        : reply.code(400).send({ res: 400, description: refusal, expected, aside });
    });
  };
