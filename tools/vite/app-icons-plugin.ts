import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ICONS = ['icon-192.png', 'icon-512.png'];

/** Puts the icons of the installed app beside its manifest, which names them as they are called here. */
export function appIconsPlugin(folder: string): Plugin {
  return {
    name: 'kipenga:app-icons',
    generateBundle() {
      for (const icon of ICONS)
        this.emitFile({
          type: 'asset',
          fileName: `assets/${icon}`,
          source: readFileSync(join(folder, icon)),
        });
    },
  };
}
