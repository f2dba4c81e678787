import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitCsvLine } from '../seed/csv.ts';

/**
 * The pack of real prices and results, which never ships: KIPENGA_REFERENCE_DATA, or the folder `shared/data` beside
 * the repository. Tests that need it are skipped, saying why, where it is absent.
 */
const folder = process.env['KIPENGA_REFERENCE_DATA'] ?? join(import.meta.dirname, '../../../../shared/data');

/** Why tests on the pack cannot run, or null where they can. */
export const referenceMissing = (): string | null =>
  existsSync(join(folder, 'README.md')) ? null : 'no reference data folder';

/** One file of the pack, untouched. */
export const referenceFile = (path: string): Buffer => readFileSync(join(folder, path));

/** The rows of one file of the pack by column name; none where the pack is absent. */
export const referenceRows = (path: string): readonly Readonly<Record<string, string>>[] => {
  if (referenceMissing() !== null) return [];
  const [header = '', ...lines] = referenceFile(path)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
  const names = splitCsvLine(header).cells;
  return lines.map((line) => {
    const { cells } = splitCsvLine(line);
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
};
