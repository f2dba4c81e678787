import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LIVE_ENVIRONMENT } from '../../test/live-environment.ts';
import { TEST_PUSH_KEY } from '../../test/push-service.ts';
import { readConfig } from './config.ts';
import { withKeptPushKey } from './push.ts';

const folder = mkdtempSync(join(tmpdir(), 'kipenga-push-'));
afterAll(() => rmSync(folder, { recursive: true }));
const KEY = TEST_PUSH_KEY;

test('live runs without push where it has no key, and names itself to services where it has', () => {
  const bare = readConfig(LIVE_ENVIRONMENT);
  expect(withKeptPushKey(bare).push.privateKey).toBeNull();
  expect(readConfig({ ...LIVE_ENVIRONMENT, VAPID_PRIVATE_KEY: KEY }).push).toMatchObject({
    privateKey: KEY,
    subject: 'https://kipenga.example',
  });
});

test.each(['short', 'A'.repeat(43), `${KEY}x`])(
  'a key that is none is refused, and not repeated (%s)',
  (key) => {
    const starts = () => readConfig({ VAPID_PRIVATE_KEY: key });
    expect(starts).toThrow(/^VAPID_PRIVATE_KEY must be a private key of VAPID/);
    expect(starts).not.toThrow(key);
  },
);

test('messages go to names of the world alone; to this machine in a sandbox that asks for it', () => {
  expect(readConfig({ PUSH_SERVICES: 'localhost, *.push.example' }).push.services).toEqual([
    'localhost',
    '*.push.example',
  ]);
  for (const name of ['10.0.0.5', '*', '*.com', 'database', 'https://push.example', '[::1]'])
    expect(() => readConfig({ PUSH_SERVICES: name }), name).toThrow('PUSH_SERVICES');
  expect(() => readConfig({ ...LIVE_ENVIRONMENT, PUSH_SERVICES: 'localhost' })).toThrow('PUSH_SERVICES');
});

test('a sandbox keeps a key of its own, for nobody else to read, and starts with it again', () => {
  const bare = readConfig({ KIPENGA_DATA: folder });
  const { privateKey } = withKeptPushKey(bare).push;
  const file = join(folder, 'push.key');
  expect(privateKey).toBe(readFileSync(file, 'utf8'));
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(withKeptPushKey(bare).push.privateKey).toBe(privateKey);
});
