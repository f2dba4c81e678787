import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
  expect(() => operatorKeysIn({})).toThrow('OPERATOR_KEYS is not set');
});

test('a sandbox keeps a key of its own, for nobody else to read, and starts with it again', () => {
  const bare = readConfig({ KIPENGA_DATA: join(folder, 'new') });
  const { operatorKeys } = withKeptOperatorKey(bare);
  const file = join(folder, 'new/operator.key');
  expect(hex(operatorKeys)).toEqual([readFileSync(file, 'utf8')]);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(withKeptOperatorKey(bare).operatorKeys).toEqual(operatorKeys);
  const given = readConfig({ KIPENGA_DATA: join(folder, 'none'), OPERATOR_KEYS: one });
  expect(withKeptOperatorKey(given)).toBe(given);
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
