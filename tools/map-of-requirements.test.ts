import { describe, expect, test } from 'vitest';
import { codesWithoutWords, mapOfRequirements, statedCodes, titlesAndTags } from './map-of-requirements.ts';

const list = ['# R2', '- R2-01 Home, as R4-12 says.', '- D02 Sports.', '- R7-01..03 Reads.'].join('\n');

describe('codes', () => {
  test('a code is stated once, a reference is not a statement', () => {
    expect(statedCodes(list)).toEqual(['R2-01', 'D02', 'R7-01', 'R7-02', 'R7-03']);
  });

  test('a code that has no words is told with the file that names it', () => {
    const text = '/** Home (R2-01, D02, R7-01..03); not D77, trust P9, R4-12, nor #D78901 and 3D40. */';
    expect(codesWithoutWords(statedCodes(list), [{ file: 'a.ts', text }])).toEqual([
      'a.ts: D77',
      'a.ts: P9',
      'a.ts: R4-12',
    ]);
  });
});

describe('an id counts where it stands in the title or the tag of a test', () => {
  const idsIn = (file: string, text: string): readonly string[] => [
    ...new Set(titlesAndTags({ file, text }).flatMap((title) => title.match(/R\d-\d\d/g) ?? [])),
  ];

  test.each([
    ['a title', "test('home (R2-01)', () => {})", ['R2-01']],
    ['the title of a group', 'describe.skip(`home (R2-01)`, () => {})', ['R2-01']],
    ['a row that the title speaks of', "test.each([['a lock (R4-03)', 1]])('%s', () => {})", ['R4-03']],
    ['tags', "test('home', { tag: ['@R2-01', '@R2-20'] }, async () => {})", ['R2-01', 'R2-20']],
    ['a comment', "/** Home (R2-01). */ test('home', () => {})", []],
    ['what a test says inside', "test('home', () => expect('R2-01').toBe('R2-01'))", []],
    ['what the row of a test does', "test.each([['a lock', () => see('R4-03')]])('%s', () => {})", []],
    ['a fixture', "const list = 'R2-01 Home';", []],
  ])('%s', (_, text, ids) => {
    expect(idsIn('a.test.ts', text)).toEqual(ids);
  });

  test('a story is a test where it is played', () => {
    const stories =
      "const A = { name: 'R8-11 failed', ...scene() }; const B = { name: 'R8-10 drawn', args: {} };";
    expect(idsIn('a.stories.tsx', `${stories} A.test('said (R8-02)', () => {});`)).toEqual([
      'R8-11',
      'R8-02',
    ]);
  });
});

test('the map has a row for each requirement: the tests that carry its id, a dash where none does', () => {
  const page = mapOfRequirements('- R2-01 Home.\n- R7-01..03 Reads.', [
    { file: 'a.test.ts', text: "test('home (R2-01, R7-01..02)')" },
  ]);
  expect(page).toContain('| R2-01 | [a.test.ts](../a.test.ts) |');
  expect(page).toContain('| R7-02 | [a.test.ts](../a.test.ts) |');
  expect(page).toContain('| R7-03 | - |');
  expect(page).toContain('3 of 4 have a test');
});
