// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureComponents } from './measure-components.ts';

/** Growth of a component, in percent, that needs no refresh of the file. */
const GROWTH_PERCENT = 10;

const noted = JSON.parse(readFileSync(new URL('../sizes.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, number>
>;
const toRefresh = 'If it is meant: npm run nx -- run @kipenga/catalogue:refresh-sizes, and commit the file';

test('no component has grown by more than a tenth unnoticed', async () => {
  const sizes = await measureComponents();
  const grown = Object.entries(sizes)
    .filter(([name, bytes]) => bytes * 100 > (noted[name] ?? 0) * (100 + GROWTH_PERCENT))
    .map(([name, bytes]) => `${name}: ${noted[name] ?? 'not noted'} -> ${bytes} bytes`);
  expect(grown, toRefresh).toEqual([]);
  expect(
    Object.keys(noted).filter((name) => !(name in sizes)),
    `No such component any more. ${toRefresh}`,
  ).toEqual([]);
});
