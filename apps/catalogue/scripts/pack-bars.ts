/**
 * A step of the catalogue's build. Storybook brings the script of its bars as it was written, 4.6 MB before anything is seen: it gets half as
 * large.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minify } from 'vite';
import { catalogueFolder } from './serve-catalogue.ts';

const built = (name: string): string => path.join(catalogueFolder, name);
const read = (name: string): string => readFileSync(built(name), 'utf8');

for (const name of globSync('sb-manager/*.js', { cwd: catalogueFolder })) {
  const { code, errors } = await minify(name, read(name), { module: true });
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`);
  writeFileSync(built(name), code);
}
