import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@kipenga/words';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../run-command.ts';

const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');
const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'libs', 'apps'],
  { cwd: repositoryRoot, encoding: 'utf8' },
).split('\n');
/** Words of the screens, of the libraries and of the apps. */
const catalogues = tracked.filter((file) =>
  /^(?:libs|apps\/(?:sportsbook|casino))\/.*\/words\/en\.json$/.test(file),
);
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

  test('no id is in two catalogues', () => {
    const all = catalogues.flatMap(idsOf);
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });
});

/** Every file of English texts: words, a server's reasons and SMS, the texts of pages. */
const english = tracked.filter((file) =>
  /\/words\/en\.json$|\/words\/src\/en\/|\/content\/.*\.en\.json$/.test(file),
);
const inLanguage = (file: string, language: string): string =>
  file.replace('/src/en/', `/src/${language}/`).replace(/\ben\.json$/, `${language}.json`);

/** Missing translations: absent files, and ids absent on either side. */
const lackingIn = (language: string): readonly string[] =>
  english.flatMap((file) => {
    const own = inLanguage(file, language);
    if (!tracked.includes(own)) return [own];
    const [ids, theirs] = [idsOf(file), idsOf(own)];
    return [...ids.filter((id) => !theirs.includes(id)), ...theirs.filter((id) => !ids.includes(id))].map(
      (id) => `${own}: ${id}`,
    );
  });

describe('a language of the house', () => {
  test.each(LANGUAGES)('%s is said wherever English is, id by id', (language) =>
    expect(lackingIn(language)).toEqual([]),
  );

  test('that is new lacks these files, one in each room that says something', () =>
    expect(lackingIn('zz').map((file) => file.replace(/[^/]+$/, ''))).toEqual(
      expect.arrayContaining([
        'apps/arcade/src/words/',
        'apps/casino/src/words/',
        'apps/platform/src/sandbox/handset/words/',
        'apps/sportsbook/src/content/',
        'apps/sportsbook/src/pages/words/',
        'libs/shell/src/modals/words/',
        'libs/ui/src/words/',
        'libs/words/src/zz/',
      ]),
    ));

  test('is listed once: no other file names the languages', () => {
    const lists = tracked.filter(
      (file) =>
        /^(?:apps|libs)\/.*\.(?:tsx?|js)$/.test(file) &&
        !/\.(?:test|stories)\.tsx?$|\/testing\/|^apps\/catalogue\//.test(file) &&
        /['"]sw['"]|\bsw:|\{ en, sw\b/.test(read(file)),
    );
    expect(lists).toEqual(['libs/words/src/languages.ts']);
  });
});
