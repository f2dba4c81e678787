import type { FastifyRequest } from 'fastify';

/** True if the caller accepts brotli. Every browser does, over HTTPS or from this machine. */
export const takesBrotli = (request: FastifyRequest): boolean =>
  /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
