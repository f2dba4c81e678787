import { describe, expect, test } from 'vitest';
import { ConfigRefusal, readConfig } from './config.ts';

describe('the environment', () => {
  test('may be empty: a sandbox on an embedded database', () => {
    expect(readConfig({})).toMatchObject({ port: 4200, databaseUrl: null, seasonSpeed: 1, gameOrigins: [] });
    expect(readConfig({}).dataFolder).toMatch(/\.data$/);
  });

  test('may set how often an address may ask (D71)', () => {
    expect(readConfig({ READS_A_MINUTE: '10' }).addressLimits).toEqual({
      reads: 10,
      writes: 240,
      accounts: 30,
    });
    expect(() => readConfig({ ACCOUNT_CALLS_A_MINUTE: '0' })).toThrow(/ACCOUNT_CALLS_A_MINUTE is "0".*1 to/);
  });

  test('is refused in words, every mistake at once, and a password is not repeated', () => {
    const read = () =>
      readConfig({
        PORT: 'abc',
        SEASON_SPEED: '-1',
        LOG_LEVEL: 'loud',
        DATABASE_URL: 'mysql://me:secret@host/db',
        GAME_ORIGINS: 'https://a.example/path',
        HTTPS: 'yes',
      });
    expect(read).toThrow(ConfigRefusal);
    expect(read).toThrow(
      /PORT is "abc".*\n.*SEASON_SPEED.*\n.*LOG_LEVEL.*\n.*DATABASE_URL must look like.*\n.*GAME_ORIGINS.*\n.*HTTPS/,
    );
    expect(read).not.toThrow(/secret/);
  });
});
