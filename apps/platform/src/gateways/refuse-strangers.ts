import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../http/index.ts';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * A hook for addresses with a `:secret` in them, compared in constant time: without the secret the answer is 404, before any of
 * the request is read.
 */
export const refuseStrangers = (secret: string): ((request: FastifyRequest) => Promise<void>) => {
  const expected = digestOf(secret);
  return async ({ params }) => {
    if (!timingSafeEqual(digestOf((params as { readonly secret: string }).secret), expected))
      throw notFound();
  };
};
