import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A script in Vite's build manifest. */
interface BuiltScript {
  readonly file: string;
  readonly css?: readonly string[];
  /** Names of the scripts it imports. */
  readonly imports?: readonly string[];
}

/** Every built script by its source file. */
export type BuildManifest = Readonly<Record<string, BuiltScript>>;

/**
 * Reads the build's manifest.
 * @throws if there is no build.
 */
export const readManifest = async (buildFolder: string): Promise<BuildManifest> =>
  JSON.parse(await readFile(join(buildFolder, '.vite/manifest.json'), 'utf8')) as BuildManifest;

/** Sources of a script and all its imports, each once, imports first. Cycles are allowed. */
const withImports = (manifest: BuildManifest, source: string, met = new Set<string>()): readonly string[] => {
  if (met.has(source)) return [];
  met.add(source);
  const needed = manifest[source]?.imports ?? [];
  return [...needed.flatMap((one) => withImports(manifest, one, met)), source];
};

/** HTML elements that load a page's script with all its imports and styles. */
export const filesOf = (manifest: BuildManifest, source: string): string => {
  const scripts = withImports(manifest, source).flatMap((one) => manifest[one] ?? []);
  const styles = new Set(scripts.flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...scripts.slice(0, -1).map(({ file }) => `<link rel="modulepreload" href="/${file}" />`),
    ...scripts.slice(-1).map(({ file }) => `<script type="module" src="/${file}"></script>`),
  ].join('\n    ');
};
