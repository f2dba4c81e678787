import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { codesWithoutWords, statedCodes } from '../map-of-requirements.ts';
import { repositoryRoot } from '../run-command.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');
const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');

describe('the repository', () => {
  test('has no junk drawers', () => {
    const drawer = /(?:^|\/)(?:utils?|common|helpers?|shared|types|constants|misc)(?:\/|\.[cm]?tsx?$)/;
    expect(tracked.filter((file) => drawer.test(file))).toEqual([]);
  });

  test('records no download address in the lock file', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });

  test('pins every dependency to one version', () => {
    const loose = tracked
      .filter((file) => /(?:^|\/)package\.json$/.test(file))
      .flatMap((file) => {
        const manifest = JSON.parse(read(file)) as Record<string, Record<string, string> | undefined>;
        return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
          Object.entries(manifest[kind] ?? {})
            .filter(([, version]) => !/^(?:npm:[^@]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
            .map(([name, version]) => `${file}: ${name} ${version}`),
        );
      });
    expect(loose).toEqual([]);
  });

  test('draws with tokens only: raw colours live in the token files', () => {
    const raw = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;
    const styles = tracked.filter(
      (file) => file.endsWith('.css') && !file.includes('/tokens/') && !file.startsWith('apps/platform/'),
    );
    const offenders = styles.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (raw.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(offenders).toEqual([]);
  });

  test('keeps no number of the house that no product file reads', () => {
    const product = tracked
      .filter((file) => /^(?:apps|libs)\/.*\/src\/.*\.tsx?$/.test(file))
      .filter(
        (file) => !/\.(?:test|stories)\.tsx?$|\/testing\/|house-rules\.ts$|^apps\/catalogue\//.test(file),
      )
      .map(read)
      .join('\n');
    const [, rules = ''] = read('libs/betting-core/src/house-rules.ts').split('} = {');
    const unread = [...rules.matchAll(/^ {2}(\w+):/gm)]
      .map(([, name]) => name ?? '')
      .filter((name) => !new RegExp(`\\bHOUSE_RULES\\.${name}\\b`).test(product));
    expect(unread).toEqual([]);
  });

  test('gives words to every code a comment or a test names', () => {
    const pages = ['docs/requirements.md', 'docs/spec-decisions.md', 'docs/codes.md'].map(read);
    const sources = tracked.filter((file) => /^(?!tools\/).*\.(?:tsx?|mjs|css|sql|md)$/.test(file));
    const named = sources.map((file) => ({ file, text: read(file) }));
    expect(codesWithoutWords(pages.flatMap(statedCodes), named)).toEqual([]);
    expect(named.flatMap(({ file, text }) => (/\bspec \d/.test(text) ? [file] : []))).toEqual([]);
  });
});
