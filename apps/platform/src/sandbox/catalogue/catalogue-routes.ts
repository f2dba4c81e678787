import { createReadStream, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { notFound, takesBrotli } from '../../http/index.ts';
import { howToBuild } from './how-to-build.ts';

/** Output folder of `npm run nx -- run @kipenga/catalogue:build-storybook`. */
const BUILT = path.resolve(import.meta.dirname, '../../../../catalogue/storybook-static');

/** Output folder of a library's `reference`. */
const referenceOf = (library: string): string =>
  path.resolve(import.meta.dirname, '../../../../../libs', library, 'reference-static');

/** Policy for Storybook, which needs inline scripts and frames that no page of ours may have. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  // A source that the words of a library lead to.
  '.ts': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The file at an address; null for paths outside the folder and for unknown kinds of files. */
function fileOf(folder: string, name: string): string | null {
  const file = path.join(folder, name === '' || name.endsWith('/') ? `${name}index.html` : name);
  const isInside = file.startsWith(`${folder}${path.sep}`);
  return isInside && path.extname(file) in TYPES && existsSync(file) && statSync(file).isFile() ? file : null;
}

/**
 * Serves the catalogue of looks at `/catalogue/`, and the reference of the libraries under it at `/catalogue/reference/`, each once it is built; until
 * then, a page with instructions. Mounted in a sandbox
 * only: its screens use a fake platform inside the page, and its policy is looser than a customer's page may have.
 */
export const catalogueRoutes =
  (catalogue: string = BUILT, reference: (library: string) => string = referenceOf): FastifyPluginAsync =>
  async (server) => {
    // Runs after the hook that sets headers on every answer: these two headers differ here.
    server.addHook('onSend', async (_, reply) => {
      void reply.header('content-security-policy', POLICY).header('x-frame-options', 'SAMEORIGIN');
    });
    server.get('/catalogue', (_, reply) => reply.redirect('/catalogue/'));
    server.get('/catalogue/*', (request, reply) => {
      const asked = (request.params as { readonly '*': string })['*'];
      const [, library, page] = /^reference\/(betting-core|pricing)\/(.*)$/.exec(asked) ?? [];
      const folder = library === undefined ? catalogue : reference(library);
      if (!existsSync(path.join(folder, 'index.html')))
        return reply.code(404).type('text/html; charset=utf-8').send(howToBuild);
      const file = fileOf(folder, page ?? asked);
      if (file === null) throw notFound();
      void reply
        .header(
          'cache-control',
          file.includes(`${path.sep}assets${path.sep}`) ? 'max-age=31536000, immutable' : 'no-cache',
        )
        .header('vary', 'accept-encoding')
        .type(TYPES[path.extname(file)] ?? '');
      // The build leaves compressed copies of text files beside them.
      const packed = `${file}.br`;
      if (!takesBrotli(request) || !existsSync(packed)) return reply.send(createReadStream(file));
      return reply.header('content-encoding', 'br').send(createReadStream(packed));
    });
  };
