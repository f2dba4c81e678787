import { describe, expect, test } from 'vitest';
import { codesWithoutWords, mapOfRequirements, statedCodes } from './map-of-requirements.ts';

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

test('the map has a row for each requirement: the tests that carry its id, a dash where none does', () => {
  const page = mapOfRequirements('- R2-01 Home.\n- R7-01..03 Reads.', [
    { file: 'a.test.ts', text: "test('home (R2-01, R7-01..02)')" },
  ]);
  expect(page).toContain('| R2-01 | [a.test.ts](../a.test.ts) |');
  expect(page).toContain('| R7-02 | [a.test.ts](../a.test.ts) |');
  expect(page).toContain('| R7-03 | - |');
  expect(page).toContain('3 of 4 have a test');
});
