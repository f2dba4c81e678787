import { describe, expect, test } from 'vitest';
import { mapOfRequirements, statedRequirements } from './map-of-requirements.ts';

const list = [
  '# R2',
  '- R2-01 Home, as R4-12 says.',
  '- R2-02 Sports. R2-03 E-sports.',
  '- R7-01..03 Reads.',
].join('\n');

describe('the map from requirements to tests', () => {
  test('a requirement is stated once, a reference is not a statement', () => {
    expect(statedRequirements(list)).toEqual(['R2-01', 'R2-02', 'R2-03', 'R7-01', 'R7-02', 'R7-03']);
  });

  test('each row names the tests that carry the id, and a dash where none does', () => {
    const page = mapOfRequirements(list, [{ file: 'a.test.ts', text: "test('home (R2-01, R7-01..02)')" }]);
    expect(page).toContain('| R2-01 | [a.test.ts](../a.test.ts) |');
    expect(page).toContain('| R7-02 | [a.test.ts](../a.test.ts) |');
    expect(page).toContain('| R7-03 | - |');
    expect(page).toContain('3 of 6 have a test');
  });
});
