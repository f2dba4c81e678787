import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../run-command.ts';

const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');
const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'libs', 'apps'],
  { cwd: repositoryRoot, encoding: 'utf8' },
).split('\n');
const catalogues = tracked.filter((file) => file.endsWith('/words/en.json'));
const idsOf = (file: string): readonly string[] => Object.keys(JSON.parse(read(file)) as object);
const product = tracked
  .filter(
    (file) =>
      /\/src\/.*\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|\/testing\/|^apps\/catalogue\//.test(file),
  )
  .map(read)
  .join('\n');

/** Ids put together of a beginning and a name, such as `sportsbook.sport.${name}`. */
const beginnings = [...product.matchAll(/`((?:ui|shell|sportsbook|casino)(?:\.\w+)+\.)\$\{/g)].map(
  ([, beginning = '']) => beginning,
);
const isUsed = (id: string) =>
  [`'${id}'`, `"${id}"`].some((quoted) => product.includes(quoted)) ||
  beginnings.some((beginning) => id.startsWith(beginning));

describe('the catalogues of words', () => {
  test('there are some', () => expect(catalogues.length).toBeGreaterThan(4));

  test.each(catalogues)('every id of %s is used', (file) =>
    expect(idsOf(file).filter((id) => !isUsed(id))).toEqual([]),
  );

  test.each(catalogues)('%s has the same ids in Swahili', (file) =>
    expect(idsOf(file.replace('en.json', 'sw.json')).toSorted()).toEqual(idsOf(file).toSorted()),
  );

  test('no id is in two catalogues', () => {
    const all = catalogues.flatMap(idsOf);
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });
});
