import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../../../http/index.ts';
import { refuseStrangers } from '../../refuse-strangers.ts';
import type { KeptCallback } from './mpesa.store.ts';
import { textAt } from './read-json.ts';

/** Paths of Daraja's callbacks, below the secret (D73). */
export const CALLBACK_PATHS = [
  'stk',
  'b2c/result',
  'b2c/timeout',
  'status/result',
  'status/timeout',
  'c2b/validation',
  'c2b/confirmation',
] as const;

/** Safaricom refuses callback addresses that contain its own names. */
export const CALLBACK_ADDRESS = '/gateway/mobile-money';
/** Callbacks of older requests, and of a paybill registered under the old address, still arrive at the second one (D73). */
const ADDRESSES = [CALLBACK_ADDRESS, '/gateway/mpesa'] as const;

/** Daraja's largest callback is about 2,000 bytes. */
const LARGEST_CALLBACK = 16_384;

export interface CallbackRoutes {
  readonly secret: string;
  /** Resolves once the callback is stored. */
  readonly keep: (callback: Omit<KeptCallback, 'names'>) => Promise<void>;
}

/**
 * Routes of Daraja's callbacks. A callback is stored as it came before it is answered, whatever it contains; without the secret
 * in the path the answer is 404.
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
