import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { operatorKeysIn, withKeptOperatorKey } from './operator-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'kipenga-key-'));
afterAll(() => rmSync(folder, { recursive: true }));
const hex = (keys: readonly Uint8Array[]) => keys.map((key) => Buffer.from(key).toString('hex'));
const [one, other] = ['0a'.repeat(32), 'F0'.repeat(32)] as const;

test('keys are read as they are given, and one that is none is not repeated', () => {
  expect(hex(readConfig({ OPERATOR_KEYS: `${one}, ${other}` }).operatorKeys)).toEqual([
    one,
    other.toLowerCase(),
  ]);
  expect(() => readConfig({ OPERATOR_KEYS: `${one},feed` })).toThrow(
    /^OPERATOR_KEYS must be 64 hexadecimal digits(?!.*feed)/,
  );
});

test('a sandbox keeps a key of its own, for nobody else to read, and starts with it again', () => {
  const bare = readConfig({ KIPENGA_DATA: join(folder, 'new') });
  const { operatorKeys } = withKeptOperatorKey(bare);
  const file = join(folder, 'new/operator.key');
  expect(hex(operatorKeys)).toEqual([readFileSync(file, 'utf8')]);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(withKeptOperatorKey(bare).operatorKeys).toEqual(operatorKeys);
  expect(readdirSync(join(folder, 'new'))).toEqual(['operator.key']);
  const given = readConfig({ KIPENGA_DATA: join(folder, 'none'), OPERATOR_KEYS: one });
  expect(withKeptOperatorKey(given)).toBe(given);
});

test('a command has the key of the house: what is set, or what its sandbox keeps; it makes none', () => {
  const KIPENGA_DATA = join(folder, 'command');
  expect(() => operatorKeysIn({ KIPENGA_DATA })).toThrow(
    /OPERATOR_KEYS is not set, and no sandbox has kept a key in .*command.operator\.key/,
  );
  const { operatorKeys } = withKeptOperatorKey(readConfig({ KIPENGA_DATA }));
  expect(operatorKeysIn({ KIPENGA_DATA })).toEqual(operatorKeys);
  expect(hex(operatorKeysIn({ KIPENGA_DATA, OPERATOR_KEYS: one }))).toEqual([one]);
  expect(() => operatorKeysIn({ KIPENGA_DATA, KIPENGA_MODE: 'live' })).toThrow(
    'OPERATOR_KEYS is not set: it is what the house is started with',
  );
});

test('a process that ends as it keeps a key leaves none behind, nor half of one', async () => {
  const KIPENGA_DATA = join(folder, 'full');
  const keep = `import { withKeptOperatorKey } from ${JSON.stringify(join(import.meta.dirname, 'operator-keys.ts'))};
    withKeptOperatorKey({ mode: 'sandbox', operatorKeys: [], dataFolder: process.env.KIPENGA_DATA });`;
  // No file may hold a byte: writing one ends the process.
  const child = spawn(
    '/bin/sh',
    ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, '--input-type=module', '-e', keep],
    { env: { KIPENGA_DATA }, stdio: 'ignore' },
  );
  await once(child, 'exit');
  expect(existsSync(KIPENGA_DATA)).toBe(true);
  expect(withKeptOperatorKey(readConfig({ KIPENGA_DATA })).operatorKeys).toHaveLength(1);
});

test('what is kept and is no key, and where none can be kept, is said with what helps', () => {
  writeFileSync(join(folder, 'operator.key'), 'half a k');
  expect(() => withKeptOperatorKey(readConfig({ KIPENGA_DATA: folder }))).toThrow(
    /operator\.key holds no key\. Delete it, or set OPERATOR_KEYS/,
  );
  const KIPENGA_DATA = join(folder, 'operator.key/below');
  expect(() => withKeptOperatorKey(readConfig({ KIPENGA_DATA }))).toThrow(
    /can be kept in .*Set OPERATOR_KEYS/,
  );
});
