import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

/** Output folder of `build-storybook`. */
export const catalogueFolder = path.join(import.meta.dirname, '..', 'storybook-static');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Serves the built catalogue to this machine only, at a free port. */
export async function serveCatalogue(): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const file = new URL(request.url ?? '/', 'http://localhost').pathname;
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.setHeader('cache-control', 'max-age=60');
    createReadStream(path.join(catalogueFolder, file))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return { origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, server };
}
