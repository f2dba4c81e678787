import type { Plugin } from 'vite';
import { precompress } from './precompress.ts';

/** Compresses the written build as tightly as it goes. */
export function precompressPlugin(): Plugin {
  let folder = '';
  return {
    name: 'kipenga:precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle: () => precompress(folder, { quality: 11, withGzip: true }),
  };
}
