import type { FastifyInstance } from 'fastify';

/** Content security policy of a game's page: it loads the arcade's own files only, and is framed by the house only. */
export const pagePolicy = (houseOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${houseOrigins.join(' ')}`,
  ].join('; ');

/** Headers of every answer; pages and pictures set their own first. */
export const sendSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    if (!reply.hasHeader('cross-origin-resource-policy'))
      void reply.header('cross-origin-resource-policy', 'same-origin');
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    void reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  });
};
