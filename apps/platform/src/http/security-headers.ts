import type { FastifyInstance } from 'fastify';

/** Headers for every answer. Pages add their own policy; anything else may load nothing. */
export const sendSecurityHeaders = (app: FastifyInstance, { isSecure }: { isSecure: boolean }): void => {
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    void reply
      .header('x-content-type-options', 'nosniff')
      .header('x-frame-options', 'DENY')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
      .header('cross-origin-opener-policy', 'same-origin');
    if (isSecure) void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
};

/**
 * A page's content policy (trust R17). It runs our own scripts, and inline ones by hash. It shows frames and
 * pictures of the listed game providers and of no other site (D30). Nobody may frame it.
 */
export const pagePolicy =
  (gameOrigins: readonly string[]) =>
  (scriptHashes: readonly string[]): string =>
    [
      "default-src 'self'",
      `script-src ${["'self'", ...scriptHashes].join(' ')}`,
      "style-src 'self' 'unsafe-inline'",
      ["img-src 'self' data:", ...gameOrigins].join(' '),
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src ${gameOrigins.length > 0 ? gameOrigins.join(' ') : "'none'"}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
