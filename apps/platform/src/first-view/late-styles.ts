import { styleInside } from './inline-styles.ts';

/** A built file's entry in the build's manifest. */
interface BuiltFile {
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The build's manifest: each file by the name of its source, or of its shared chunk. */
export type Manifest = Readonly<Record<string, BuiltFile>>;

/** The style sheets of a file and of all its imports, in the order they apply. */
function sheetsOf(manifest: Manifest, file: string, seen = new Set<string>()): readonly string[] {
  const built = manifest[file];
  if (built === undefined || seen.has(file)) return [];
  seen.add(file);
  const { css = [], imports = [] } = built;
  return [...imports.flatMap((one) => sheetsOf(manifest, one, seen)), ...css];
}

/**
 * Returns a function that turns files of the build into the styles for a page's head: those that would come with the files'
 * scripts, without those the page already has.
 */
export const lateStyles =
  (manifest: Manifest, page: string, sheet: (href: string) => string) =>
  (files: readonly string[]): string =>
    [...new Set(files.flatMap((file) => sheetsOf(manifest, file)))]
      .map((name) => `/${name}`)
      .filter((href) => !page.includes(`href="${href}"`))
      .map((href) => styleInside(href, sheet))
      .join('');
