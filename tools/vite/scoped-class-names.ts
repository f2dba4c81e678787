import { globSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Names the classes of a build: the number of the style sheet in the workspace, then the class as it is written there. So a name is
 * short, its own sheet's alone, and the same in the server's build and the browser's.
 */
export function scopedClassNames(workspace: string): (name: string, path: string) => string {
  const sheets = globSync('{apps,libs}/*/src/**/*.module.css', { cwd: workspace }).toSorted();
  return (name, path) => {
    const sheet = sheets.indexOf(relative(workspace, path.split('?')[0] ?? path));
    if (sheet < 0) throw new Error(`${path} is no style sheet of the workspace.`);
    return `_${sheet}${name}`;
  };
}
