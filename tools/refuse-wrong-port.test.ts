import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const start = (command: string, PORT: string) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, command)], {
    env: { ...process.env, PORT },
    encoding: 'utf8',
  });

test.each([
  ['start.ts', 'abc', '65534'],
  ['start.ts', '65535', '65534'],
  ['dev.ts', '-1', '65531'],
])('%s on PORT=%s blames PORT alone, and builds nothing first', (command, port, most) => {
  const { status, stdout, stderr } = start(command, port);
  expect([status, stdout, stderr]).toEqual([
    78,
    '',
    `PORT is "${port}", but must be a port number from 0 to ${most}, for example 4300.\n`,
  ]);
});
