import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formerReleases } from './former-releases-plugin.ts';

const web = mkdtempSync(path.join(tmpdir(), 'kipenga-web-'));
afterAll(() => rmSync(web, { recursive: true }));

/** Builds into the folder as the bundler does: it empties it first. */
function build(script: string): void {
  const releases = formerReleases(web);
  releases.keep();
  rmSync(web, { recursive: true });
  mkdirSync(path.join(web, 'assets'), { recursive: true });
  for (const file of [script, 'Aaaaaa1.js', `${script}.br`])
    writeFileSync(path.join(web, 'assets', file), '');
  releases.putBack();
}

const former = (): readonly string[] =>
  readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => /^former.*\.js/.test(file));

test('the named scripts of the last three releases are kept; a build that changes nothing is no release', () => {
  for (const release of ['a', 'b', 'b', 'c', 'd', 'e']) build(`house-${release}123456.js`);
  expect(former()).toEqual([
    'former/1/house-d123456.js',
    'former/2/house-c123456.js',
    'former/3/house-b123456.js',
  ]);
});
