import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Files that are collections of independent pure values: the kit's icons, and the calls of one room. */
const COLLECTION = /\/libs\/(?:ui\/src\/icons\/icons\.tsx|contracts\/src\/\w+\/\w+\.endpoints\.ts)$/;
const ONE_EXPORT = /\?export=(?<name>\w+)$/;
const EXPORTED = /^export const (\w+)/gm;

/**
 * Takes collections apart, one module for each export, so that a page downloads the icons and calls it uses. A bundler drops what
 * nobody uses, but what somebody uses somewhere it cannot move out of the file that the first view needs.
 */
export function exportsApartPlugin(): Plugin {
  return {
    name: 'kipenga:exports-apart',
    enforce: 'pre',
    resolveId: {
      filter: { id: ONE_EXPORT },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: {
      filter: { id: [COLLECTION, ONE_EXPORT] },
      async handler(id) {
        const [file = id] = id.split('?');
        const code = await readFile(file, 'utf8');
        const names = [...code.matchAll(EXPORTED)].map((match) => match[1] ?? '');
        const wanted = ONE_EXPORT.exec(id)?.groups?.['name'];
        if (wanted === undefined)
          return {
            code: names.map((name) => `export { ${name} } from '${file}?export=${name}';`).join('\n'),
            moduleType: 'js',
          };
        return {
          code: code.replace(EXPORTED, (whole, name: string) => (name === wanted ? whole : `const ${name}`)),
          moduleType: 'tsx',
        };
      },
    },
  };
}
