import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../http/index.ts';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * A hook of the addresses with a `:secret` in them, compared in the same time for every text: who does not know it
 * finds nothing there, before any of what they send is read.
 */
export const refuseStrangers = (secret: string): ((request: FastifyRequest) => Promise<void>) => {
  const expected = digestOf(secret);
  return async ({ params }) => {
    if (!timingSafeEqual(digestOf((params as { readonly secret: string }).secret), expected))
      throw notFound();
  };
};
