import { describe, expect, test } from 'vitest';
import { ConfigRefusal, readConfig } from './config.ts';

const SECRET = 'ab'.repeat(16);

describe('the environment', () => {
  test('needs a secret and nothing else', () => {
    expect(readConfig({ ARCADE_SECRET: SECRET })).toMatchObject({
      port: 4201,
      walletUrl: 'http://localhost:4200/wallet',
      houseOrigins: ['http://localhost:4200'],
    });
  });

  test('may name several houses', () => {
    const { houseOrigins } = readConfig({
      ARCADE_SECRET: SECRET,
      HOUSE_ORIGIN: 'https://a.example, https://b.example',
    });
    expect(houseOrigins).toEqual(['https://a.example', 'https://b.example']);
  });

  test.each([
    ['ARCADE_SECRET', ''],
    ['ARCADE_SECRET', 'short'],
    ['ARCADE_PORT', '70000'],
    ['WALLET_URL', 'ftp://x'],
    ['HOUSE_ORIGIN', "https://a.example/ 'unsafe-inline'"],
    ['LOG_LEVEL', 'loud'],
  ])('is refused with %s as "%s"', (name, value) => {
    expect(() => readConfig({ ARCADE_SECRET: SECRET, [name]: value })).toThrow(ConfigRefusal);
    expect(() => readConfig({ ARCADE_SECRET: SECRET, [name]: value })).toThrow(name);
  });
});
