import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer } from './cached-list.ts';
import { takesBrotli } from './takes-brotli.ts';

/** Sends a public answer in the form the client takes, or nothing when it has it already. */
export const sendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
  contentType: string,
): FastifyReply => {
  void reply
    .header('etag', answer.etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', 'no-cache')
    .header('content-type', contentType);
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  if (!takesBrotli(request)) return reply.send(answer.identity);
  return reply.header('content-encoding', 'br').send(answer.brotli);
};
