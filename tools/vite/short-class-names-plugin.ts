import { globSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Gives the classes of a build names of three or four signs: which file of the workspace, which class in it. They are the same in
 * the server's build and the browser's. A page drawn on the server has hundreds of them before the first match is seen.
 */
export function shortClassNamesPlugin(workspace: string): Plugin {
  const files = globSync('{apps,libs}/*/src/**/*.module.css', { cwd: workspace }).toSorted();
  return {
    name: 'kipenga:short-class-names',
    config: () => ({
      css: {
        modules: {
          generateScopedName: (name, path, css) => {
            const file = files.indexOf(relative(workspace, path.split('?')[0] ?? path));
            const place = classesOf(css).indexOf(name);
            // Keyframes are named here too, after the classes.
            if (file < 0 || place < 0) throw new Error(`${path} has no class or keyframes ${name}.`);
            return `_${file.toString(36)}${letters(place)}`;
          },
        },
      },
    }),
  };
}

const classesOf = (css: string): readonly string[] => [
  ...new Set(
    [...css.matchAll(/\.(?<name>[a-zA-Z_][\w-]*)|@keyframes\s+(?<frames>[\w-]+)/g)].map(
      ({ groups }) => groups?.['name'] ?? groups?.['frames'] ?? '',
    ),
  ),
];

/** Capital letters, so that they cannot be read as a part of the file's number. */
const letters = (place: number): string =>
  (place >= 26 ? letters(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));
