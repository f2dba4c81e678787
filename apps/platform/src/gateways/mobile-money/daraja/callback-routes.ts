import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../../../http/index.ts';
import { refuseStrangers } from '../../refuse-strangers.ts';
import type { KeptCallback } from './mpesa.store.ts';
import { textAt } from './read-json.ts';

/** What is below the secret in the addresses that Daraja calls (D73). */
export const CALLBACK_PATHS = [
  'stk',
  'b2c/result',
  'b2c/timeout',
  'status/result',
  'status/timeout',
  'c2b/validation',
  'c2b/confirmation',
] as const;

/** Safaricom refuses an address with its own names in it. */
export const CALLBACK_ADDRESS = '/gateway/mobile-money';
/** Callbacks of what was asked for before come to the second, and so does money at a paybill that was registered by it (D73). */
const ADDRESSES = [CALLBACK_ADDRESS, '/gateway/mpesa'] as const;

/** The largest that Daraja sends is about 2,000 bytes. */
const LARGEST_CALLBACK = 16_384;

export interface CallbackRoutes {
  readonly secret: string;
  /** Resolves when it is kept for good. */
  readonly keep: (callback: Omit<KeptCallback, 'names'>) => Promise<void>;
}

/**
 * Where Daraja reports. A callback is kept as it came before it is answered, whatever it holds; who does not know the
 * secret finds nothing here.
 */
export const callbackRoutes =
  ({ secret, keep }: CallbackRoutes): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    const options = { bodyLimit: LARGEST_CALLBACK, onRequest: refuseStrangers(secret) };
    for (const address of ADDRESSES) {
      for (const path of CALLBACK_PATHS)
        app.post(`${address}/:secret/${path}`, options, async (request, reply) => {
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          await keep({ path, reference: textAt(request.query, 'order'), body });
          return reply.header('cache-control', 'no-store').send({ ResultCode: 0, ResultDesc: 'Accepted' });
        });
      app.all(`${address}/*`, async () => {
        throw notFound();
      });
    }
  };
