import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../run-command.ts';
import { bundleSize } from './bundle-size.ts';
import { PACKED } from './library.ts';

/** The sizes that the README of a library promises, in its order. */
const promised = (library: string): readonly number[] => {
  const readme = readFileSync(path.join(repositoryRoot, 'libs', library, 'README.md'), 'utf8');
  return [...readme.slice(readme.indexOf('## Sizes')).matchAll(/([\d.]+) kB/g)].map(
    ([, size]) => Number(size) * 1_000,
  );
};

test.each([
  ['betting-core', 0, 'everything' as const],
  ['betting-core', 1, ['quoteBet']],
  ['betting-core', 2, ['cents', 'kes', 'addCents', 'subtractCents', 'formatKes']],
  ['pricing', 0, 'everything' as const],
  ['pricing', 1, ['chanceOf']],
])('%s is as small as size %d of its README says', async (library, at, names) => {
  expect(await bundleSize(library, names)).toBeLessThanOrEqual(promised(library)[at] ?? 0);
});

test.each(PACKED)('nothing of %s is imported for its effect alone', async (library) => {
  expect(await bundleSize(library, [])).toBeLessThanOrEqual(20);
});
