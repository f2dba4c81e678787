import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Gives every module the React that the apps pin. Tools of the workspace bring a newer one to the top of node_modules, where
 * packages shared by all would otherwise find it: two Reacts in a page do not work together.
 */
export function oneReactPlugin(folder: string): Plugin {
  const importer = join(folder, 'sportsbook/src/main.tsx');
  return {
    name: 'kipenga:one-react',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(-dom)?($|\/)/ },
      handler(source, from) {
        return from === importer ? null : this.resolve(source, importer, { skipSelf: true });
      },
    },
  };
}
