import { HOST_BASE_PATHS, readRequest, watchPrices, type WatchedMatches } from '@kipenga/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, textFields, type AddressLimiter, type EventStreams } from '../../http/index.ts';
import { numberOf } from '../ids.ts';
import { frameOf, NOTHING_KNOWN, type Watched } from './price-frames.ts';
import type { PriceHub } from './price-hub.ts';

interface Served {
  readonly hub: PriceHub;
  readonly streams: EventStreams;
  readonly limiter: AddressLimiter;
}

/** The matches a request asks to watch; unknown ones are left out. @throws HttpRefusal 400 (D90). */
const watchedIn = (request: FastifyRequest): Watched => {
  const read = readRequest(watchPrices, { params: {}, query: textFields(request.query), body: null });
  if (!read.ok) throw badRequest(read.reason);
  const { matchIds = [], cardIds = [] }: WatchedMatches = read.value.query;
  const asked = [
    ...cardIds.map((id) => ({ id, isCard: true })),
    ...matchIds.map((id) => ({ id, isCard: false })),
  ];
  return new Map(
    asked.flatMap(({ id, isCard }) => {
      const number = numberOf(id);
      return number === null ? [] : [[number, { isCard }]];
    }),
  );
};

const VERSION = /^\d{1,15}$/;

/** The last version a client has received; null for an id that no stream of ours gave. */
const sinceIn = ({ headers }: FastifyRequest): number | null => {
  const id = headers['last-event-id'];
  if (id === undefined || id === '' || id === '0') return NOTHING_KNOWN;
  return typeof id === 'string' && VERSION.test(id) ? Number(id) : null;
};

/** The stream of prices (D79, D90): the watched matches as they are now, and from then on their changes. */
export const servePriceStream = (app: FastifyInstance, { hub, streams, limiter }: Served): void => {
  app.get(
    HOST_BASE_PATHS[watchPrices.host] + watchPrices.path,
    { exposeHeadRoute: false },
    async (request, reply) => {
      limiter.count(request, 'reads');
      const [watched, since] = [watchedIn(request), sinceIn(request)];
      const stream = streams.open(request, reply);
      if (since === null) stream.send(frameOf({ kind: 'reload' }, 0));
      stream.onEnd(hub.listen(watched, since ?? NOTHING_KNOWN, stream.send));
      return reply;
    },
  );
};
