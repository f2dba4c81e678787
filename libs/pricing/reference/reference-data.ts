import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The pack of real prices and results, which never ships: KIPENGA_REFERENCE_DATA, or the folder `shared/data` beside
 * the repository. Tests that need it are skipped, saying why, where it is absent.
 */
const folder = process.env['KIPENGA_REFERENCE_DATA'] ?? join(import.meta.dirname, '../../../../shared/data');

/** Returns the reason why tests on the pack cannot run; null if they can. */
export const referenceMissing = (): string | null =>
  existsSync(join(folder, 'README.md')) ? null : 'no reference data folder';

/** Reads the rows of one file of the pack, whose cells have no commas, by column name; none where the pack is absent. */
export const referenceRows = (path: string): readonly Readonly<Record<string, string>>[] => {
  if (referenceMissing() !== null) return [];
  const [header = '', ...lines] = readFileSync(join(folder, path), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const names = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
};
