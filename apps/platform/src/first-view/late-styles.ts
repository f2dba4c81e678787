import { styleInside } from './inline-styles.ts';

/** What a built file brings along, as the build's manifest tells. */
interface BuiltFile {
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The build's manifest: each file by the name of its source, or of the shared part it is. */
export type Manifest = Readonly<Record<string, BuiltFile>>;

/** The style sheets of a file and of all it imports, in the order they apply. */
function sheetsOf(manifest: Manifest, file: string, seen = new Set<string>()): readonly string[] {
  const built = manifest[file];
  if (built === undefined || seen.has(file)) return [];
  seen.add(file);
  const { css = [], imports = [] } = built;
  return [...imports.flatMap((one) => sheetsOf(manifest, one, seen)), ...css];
}

/**
 * Makes of files of the build what a page drawn with them has in its head: the styles that would come with its script, but for those the page
 * has already.
 */
export const lateStyles =
  (manifest: Manifest, page: string, sheet: (href: string) => string) =>
  (files: readonly string[]): string =>
    [...new Set(files.flatMap((file) => sheetsOf(manifest, file)))]
      .map((name) => `/${name}`)
      .filter((href) => !page.includes(`href="${href}"`))
      .map((href) => styleInside(href, sheet))
      .join('');
