import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inlineScriptHashes } from './inline-script-hashes.ts';

export interface DeskPagesOptions {
  /** The folder of the production builds; the desk's own is `desk/` in it. */
  readonly buildFolder: string;
  readonly contentSecurityPolicy: (scriptHashes: readonly string[]) => string;
  /** Counts a page against the caller's address (D71). @throws when it asks too often. */
  readonly countRead: (request: FastifyRequest) => void;
  /** A copy of the house: each page says so. */
  readonly isCopy: boolean;
}

/**
 * Serves the operators' desk at /desk, if it is built (D98). Its page is the same at every address and holds no data: an
 * operator's data comes by calls that are never cached.
 */
export async function deskPages(
  app: FastifyInstance,
  { buildFolder, contentSecurityPolicy, countRead, isCopy }: DeskPagesOptions,
): Promise<void> {
  const file = path.join(buildFolder, 'desk', 'index.html');
  if (!existsSync(file)) return;
  const built = readFileSync(file, 'utf8');
  const html = isCopy ? built.replace('</head>', '<meta name="house-copy" content="true"></head>') : built;
  const policy = contentSecurityPolicy(inlineScriptHashes(html));
  await app.register(fastifyStatic, {
    root: path.join(buildFolder, 'desk', 'assets'),
    prefix: '/desk/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    countRead(request);
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .send(html);
  };
  app.get('/desk', page);
  app.get('/desk/*', page);
}
