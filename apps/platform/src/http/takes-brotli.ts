import type { FastifyRequest } from 'fastify';

/** Does the caller read what is packed with brotli? Every browser does, over HTTPS or from this machine. */
export const takesBrotli = (request: FastifyRequest): boolean =>
  /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
