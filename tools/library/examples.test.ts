import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../run-command.ts';
import { exampleFaults } from './example-faults.ts';
import { exportedNames } from './exported-names.ts';
import { PACKED } from './library.ts';

const libs = path.join(repositoryRoot, 'libs');
/** The files that a library's own code is imported by. */
const doorsOf = (library: string): readonly string[] => {
  const doors = ['src/index.ts', 'src/identity/check-password.ts'].map((file) =>
    path.join(libs, library, file),
  );
  return doors.filter((door) => existsSync(door));
};
const namesOf = async (door: string): Promise<Record<string, unknown>> =>
  (await import(door)) as Record<string, unknown>;
/** The nouns for tests and stories: an example takes a whole match, jackpot or ticket from them. */
const testing = path.join(libs, 'betting-core/src/testing/index.ts');
const builders = await namesOf(testing);
/** The names that an example may use: those of the libraries, their nouns, and the hash of Node. */
const names = Object.assign(
  { createHash },
  builders,
  ...(await Promise.all(PACKED.flatMap(doorsOf).map(namesOf))),
) as Record<string, unknown>;
const exportedBy = new Map(PACKED.flatMap(doorsOf).map((door) => [door, exportedNames(door)] as const));
const exported = new Map(
  PACKED.map((library) => [library, doorsOf(library).flatMap((door) => exportedBy.get(door) ?? [])] as const),
);

/** Writes a value as an example does: a record in the form of code, anything else as text. */
const said = (value: unknown): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? inspect(value, { breakLength: Infinity })
    : String(value);

/** Runs an example with lines `expression; // value`. Returns the real values and the stated ones. */
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
    const all = exported.get(library) ?? [];
    // The reference is not built where a name has no docstring (`npm run docs`).
    expect(all.filter(({ isDocumented }) => !isDocumented)).toEqual([]);
    const runs = all.map(({ name, example }) => ({ name, ...run(example) }));
    const asShown = runs.map(({ name, shown }) => ({ name, told: shown }));
    expect(asShown).toEqual(runs.map(({ name, told }) => ({ name, told })));
  });
});

test.each(PACKED)('the comments of %s name no clause by its code', (library) => {
  const source = path.join(libs, library, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.ts$/.test(file),
  );
  const coded = /^\s*(?:\/?\*|.*\/\/).*(?<!['#\w-])(?:R\d-\d\d|[DI]\d\d+)\b/;
  const lines = files.flatMap((file) => readFileSync(path.join(source, file), 'utf8').split('\n'));
  expect(lines.filter((line) => coded.test(line))).toEqual([]);
});

test.each([
  ['pricing', 'name', () => true],
  ['betting-core', 'function', (name: string) => typeof names[name] === 'function'],
] as const)('of %s every %s has an example that tells something', (library, _kind, isHeld) => {
  const silent = (exported.get(library) ?? []).filter(
    ({ name, example }) => isHeld(name) && run(example).told.length === 0,
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('examples of docstrings compile under strict and noUncheckedIndexedAccess', () => {
  const doors = new Map([
    ...[...exportedBy].map(([door, of]) => [door, of.map(({ name }) => name)] as const),
    [testing, Object.keys(builders)] as const,
    ['node:crypto', ['createHash']] as const,
  ]);
  expect(exampleFaults([...exported.values()].flat(), doors)).toEqual([]);
});
