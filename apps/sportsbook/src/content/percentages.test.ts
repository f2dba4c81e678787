import { expect, test } from 'vitest';

const files = import.meta.glob<string>(['./*.json', '../**/words/*.json'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

test.each(Object.entries(files))('%s writes a percentage without a space before its sign', (_, text) =>
  expect(text.split('\n').filter((line) => /\s%/.test(line))).toEqual([]),
);

test('every text of the app is looked at', () =>
  expect(Object.keys(files).map((name) => name.replace(/[^/]+$/, ''))).toEqual(
    expect.arrayContaining(['./', '../words/', '../pages/words/']),
  ));
