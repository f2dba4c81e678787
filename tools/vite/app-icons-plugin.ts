import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PICTURES = ['icon-192.png', 'icon-512.png', 'screenshot-home.webp', 'screenshot-slip.webp'];

/** Writes the icons and screenshots of the installed app beside its manifest, under the names used there. */
export function appIconsPlugin(folder: string): Plugin {
  return {
    name: 'kipenga:app-icons',
    generateBundle() {
      for (const picture of PICTURES)
        this.emitFile({
          type: 'asset',
          fileName: `assets/${picture}`,
          source: readFileSync(join(folder, picture)),
        });
    },
  };
}
