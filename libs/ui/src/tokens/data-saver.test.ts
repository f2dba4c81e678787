import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(src, file), 'utf8');

test('where data is saved no digits are set in the face that has to be fetched', () => {
  const rule = /:root\[data-saver='on'\] \{\s*--font-digits: (?<faces>[^;]+);/.exec(read('tokens/base.css'));
  expect(rule?.groups?.['faces']).toMatch(/^'Kipenga Score Fallback', /);
  const elsewhere = globSync('**/*.css', { cwd: src })
    .filter((file) => !/tokens\/(base|font)\.css$/.test(file))
    .filter((file) => read(file).includes("'Kipenga Score'"));
  expect(elsewhere).toEqual([]);
});

test('what stands still without motion stands still where data is saved', () => {
  const forgotten = globSync('**/*.css', { cwd: src }).filter((file) =>
    /\[data-motion='none'\](?!, \[data-saver='on'\]\))/.test(read(file)),
  );
  expect(forgotten).toEqual([]);
});
