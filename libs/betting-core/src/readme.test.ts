import { expect, test } from 'vitest';
import readme from '../README.md?raw';
import * as core from './index.ts';

const code = /## A bet in ten lines\n[^`]*```ts\n([^`]+)```/.exec(readme)?.[1] ?? '';
const lines = code.trim().split('\n');
const imported = /import \{ (.*) \}/.exec(lines[0] ?? '')?.[1] ?? '';
const runnable = lines
  .slice(1)
  .map((line) =>
    line.replace(
      /^(.*); \/\/ (.*)$/,
      (_line, expression, told) => `shown.push([String(${expression}), ${JSON.stringify(told)}]);`,
    ),
  );

test('the ten lines of the README are ten lines, and say the truth', () => {
  const shown: [string, string][] = [];
  new Function('core', 'shown', `const { ${imported} } = core;\n${runnable.join('\n')}`)(core, shown);
  expect(lines.length).toBeLessThanOrEqual(10);
  expect(shown.map(([actual]) => actual)).toEqual(shown.map(([, told]) => told));
  expect(shown).toHaveLength(4);
});
