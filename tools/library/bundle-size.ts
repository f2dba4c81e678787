import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { repositoryRoot } from '../run-command.ts';

const ENTRY = '\0entry';

/** Counts the bytes a page pays for some names of a library, with all they need: bundled, minified, compressed with brotli. */
export async function bundleSize(library: string, names: readonly string[] | 'everything'): Promise<number> {
  const door = join(repositoryRoot, 'libs', library, 'src/index.ts');
  const wanted = names === 'everything' ? '*' : `{ ${names.join(', ')} }`;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@kipenga/source'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? `export ${wanted} from ${JSON.stringify(door)};` : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const code = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''));
  return brotliCompressSync(code.join('')).length;
}
