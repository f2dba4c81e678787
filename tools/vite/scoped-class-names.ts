import { globSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Names the classes of a build in three or four signs: which style sheet of both apps and the libraries, which class in it, in the order in which
 * the compiler of modules comes to them. They are the same in the server's build and the browser's, for both compile a sheet from its
 * first line to its last. A page drawn on the server has hundreds of them before the first match is seen.
 */
export function scopedClassNames(workspace: string): (name: string, path: string) => string {
  // The desk is built separately: its stylesheets would change the class names of the other apps.
  const sheets = globSync('{apps/{sportsbook,casino},libs/*}/src/**/*.module.css', { cwd: workspace })
    .filter((sheet) => !sheet.startsWith('apps/desk/'))
    .toSorted();
  const known = sheets.map(() => new Map<string, string>());
  return (name, path) => {
    const sheet = sheets.indexOf(relative(workspace, path.split('?')[0] ?? path));
    const classes = known[sheet];
    if (classes === undefined) throw new Error(`${path} is no style sheet of the workspace.`);
    const short = classes.get(name) ?? `_${sheet.toString(36)}${letters(classes.size)}`;
    classes.set(name, short);
    return short;
  };
}

/** Capital letters, so that they cannot be read as a part of the sheet's number. */
const letters = (place: number): string =>
  (place >= 26 ? letters(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));
