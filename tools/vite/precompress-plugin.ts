import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|svg|json|html|webmanifest|txt)$/;

/** Writes `name.br` (brotli 11) and `name.gz` (gzip 9) beside every text file of the build, so that serving costs no work. */
export function precompressPlugin(): Plugin {
  let folder = '';
  return {
    name: 'kipenga:precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async writeBundle() {
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      for (const file of files) {
        if (!file.isFile() || !WORTH_IT.test(file.name)) continue;
        const path = join(file.parentPath, file.name);
        const bytes = await readFile(path);
        const quality = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        await writeFile(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
        await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
