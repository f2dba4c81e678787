import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { parseJson } from './parse-json.ts';
import { badRequest, orUnreadable } from './refusal.ts';

const ENCODED = /(?:%[0-9a-f]{2})+/gi;

/**
 * Does an address hold, percent-encoded, a NUL or half a character? A percent sign alone means nothing and is
 * left.
 */
const isUnkeepableAddress = (url: string): boolean =>
  url.includes('%') &&
  (url.match(ENCODED) ?? []).some((run) => {
    const bytes = Buffer.from(run.replaceAll('%', ''), 'hex');
    return bytes.includes(0) || !isUtf8(bytes);
  });

/** Refuses text that no table can hold on every route: in the path, the query and a JSON body (D76). */
export const refuseUnkeepableText = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (isUnkeepableAddress(request.raw.url ?? ''))
      throw badRequest('The address holds characters that are none.');
  });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => {
    return orUnreadable(parseJson(body));
  });
};
