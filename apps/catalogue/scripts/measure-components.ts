/**
 * Measures the cost of each exported component to a customer: its own script and style, minified and compressed with Brotli; without React, Lingui and the rules,
 * which every page has, and without dayjs, which comes once for all. Parts of a component are included.
 */
import { brotliCompressSync } from 'node:zlib';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { readComponents } from '../src/facts/read-components.ts';
import { ui } from '../src/facts/places.ts';

const ENTRY = 'kipenga:one-component';
const COMES_ONCE = [/^react(-dom)?(\/|$)/, /^@lingui\//, /^@kipenga\/betting-core/, /^dayjs(\/|$)/];

const bytes = (content: string | Uint8Array): number => brotliCompressSync(content).length;

async function measure(name: string, file: string): Promise<number> {
  const result = await build({
    root: ui,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    // As in production even when a test asks: a test's own NODE_ENV would add React's development calls.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: ENTRY,
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? `export { ${name} } from '${path.join(ui, file)}';` : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      cssMinify: true,
      reportCompressedSize: false,
      lib: { entry: ENTRY, formats: ['es'], fileName: 'component' },
      rolldownOptions: { input: ENTRY, external: COMES_ONCE },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as readonly Rolldown.RolldownOutput[];
  return outputs
    .flatMap(({ output }) => output)
    .reduce((sum, part) => sum + bytes(part.type === 'chunk' ? part.code : part.source), 0);
}

/** Bytes by component, in the order of the kit's index. */
export async function measureComponents(): Promise<Readonly<Record<string, number>>> {
  const sizes: Record<string, number> = {};
  for (const { name, file } of readComponents()) sizes[name] = await measure(name, file);
  return sizes;
}
