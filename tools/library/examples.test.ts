import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../run-command.ts';
import { exportedNames } from './exported-names.ts';
import { PACKED } from './library.ts';

const libs = path.join(repositoryRoot, 'libs');
const doorOf = (library: string): string => path.join(libs, library, 'src/index.ts');
const namesOf = async (library: string): Promise<Record<string, unknown>> =>
  (await import(doorOf(library))) as Record<string, unknown>;
/** What an example may import: the libraries, and the hash of Node. */
const names = Object.assign({ createHash }, ...(await Promise.all(PACKED.map(namesOf)))) as Record<
  string,
  unknown
>;

/** Says a value as an example does: a record in the form of code, anything else as text. */
const said = (value: unknown): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? inspect(value) : String(value);

/** Runs an example, in which `expression; // value` tells what each expression is. Answers what they are, and what was told. */
function run(lines: readonly string[]): {
  readonly shown: readonly string[];
  readonly told: readonly string[];
} {
  const told: string[] = [];
  const runnable = lines
    .filter((line) => !line.startsWith('import '))
    .map((line) =>
      line.replace(/^(?!const )(.*); \/\/ (.*)$/, (_line, expression: string, value: string) => {
        told.push(value.replace(/^'(.*)'$/, '$1'));
        return `shown.push(said(${expression}));`;
      }),
    );
  const shown: string[] = [];
  new Function(
    'names',
    'shown',
    'said',
    stripTypeScriptTypes(`const { ${Object.keys(names).join(', ')} } = names; {\n${runnable.join('\n')}\n}`),
  )(names, shown, said);
  return { shown, told };
}

describe.each(PACKED)('%s', (library) => {
  const readme = readFileSync(path.join(libs, library, 'README.md'), 'utf8');
  const recipes = [
    ...readme.matchAll(/^## ([^\n]+) in ten lines\n(?:(?!##|```)[^\n]*\n)*```ts\n(.+?)^```$/gms),
  ];
  test('says no recipe that is not run', () => {
    expect(recipes).toHaveLength(readme.match(/^## .* in ten lines$/gm)?.length ?? 0);
  });
  test.each(recipes.map(([, title = '', code = '']) => [title, code] as const))(
    'has a README whose ten lines are ten lines, and say the truth: %s',
    (_title, code) => {
      const lines = code.trim().split('\n');
      const { shown, told } = run(lines);
      expect(lines.length).toBeLessThanOrEqual(10);
      expect(shown).toEqual(told);
      expect(told.length).toBeGreaterThan(2);
    },
  );

  test('has docstrings whose examples say the truth', () => {
    const exported = exportedNames(doorOf(library));
    // The reference is not built where a name has no docstring (`npm run docs`).
    expect(exported.filter(({ isDocumented }) => !isDocumented)).toEqual([]);
    const runs = exported.map(({ name, example }) => ({ name, ...run(example) }));
    const asShown = runs.map(({ name, shown }) => ({ name, told: shown }));
    expect(asShown).toEqual(runs.map(({ name, told }) => ({ name, told })));
  });
});

test('every name of pricing has an example that tells something', () => {
  const silent = exportedNames(doorOf('pricing')).filter(({ example }) => run(example).told.length === 0);
  expect(silent.map(({ name }) => name)).toEqual([]);
});
