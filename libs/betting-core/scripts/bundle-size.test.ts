import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleSize } from './bundle-size.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const promised = [...readme.slice(readme.indexOf('## Sizes')).matchAll(/([\d.]+) kB/g)].map(
  ([, size]) => Number(size) * 1_000,
);

test.each([
  ['everything', 'everything' as const],
  ['a quote', ['quoteBet']],
  ['money', ['cents', 'kes', 'addCents', 'subtractCents', 'formatKes']],
])('%s is as small as the README says', async (name, names) => {
  const at = ['everything', 'a quote', 'money'].indexOf(name);
  expect(await bundleSize(names)).toBeLessThanOrEqual(promised[at] ?? 0);
});

test('nothing that is imported for its effect alone', async () => {
  expect(await bundleSize([])).toBeLessThanOrEqual(20);
});
