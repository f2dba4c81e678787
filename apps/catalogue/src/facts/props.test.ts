import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readComponents } from './read-components.ts';
import { ui } from './places.ts';

/** The members of an interface as they are written, each with the line before it. */
function membersOf(source: string, name: string): readonly (readonly [before: string, member: string])[] {
  const body = new RegExp(
    `^export (?:interface|type) ${name}\\b[^{]*\\{\\n(?<body>[\\s\\S]*?)^\\}`,
    'm',
  ).exec(source)?.groups?.['body'];
  const lines = (body ?? '').split('\n');
  return lines.flatMap((line, at) => {
    const member = /^ {2}readonly (?<member>\w+)\??:/.exec(line)?.groups?.['member'];
    return member === undefined ? [] : [[lines[at - 1] ?? '', member] as const];
  });
}

test.each(readComponents())('every prop of $name says what it means', ({ name, file }) => {
  const source = readFileSync(path.join(ui, file), 'utf8');
  const silent = membersOf(source, `${name}Props`).filter(([before]) => !before.trimEnd().endsWith('*/'));
  expect(silent.map(([, member]) => member)).toEqual([]);
});
