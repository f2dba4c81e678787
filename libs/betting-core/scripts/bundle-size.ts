import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const door = join(import.meta.dirname, '../src/index.ts');
const ENTRY = '\0entry';

/** How many bytes a page pays for some names of the library: bundled, minified, compressed with brotli. */
export async function bundleSize(names: readonly string[] | 'everything'): Promise<number> {
  const wanted = names === 'everything' ? '*' : `{ ${names.join(', ')} }`;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
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
