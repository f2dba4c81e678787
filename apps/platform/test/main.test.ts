import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { connect } from '../src/database/index.ts';
import { spawnPlatform, type SpawnedPlatform } from './spawn-platform.ts';
import { withDatabase } from './with-database.ts';

describe('the process', () => {
  let platform: SpawnedPlatform | undefined;
  afterEach(() => platform?.dispose());

  test('live says what is missing, and ends with 78 (D72)', async () => {
    const bare = await spawnPlatform({ env: { KIPENGA_MODE: 'live' } }).catch(String);
    expect(bare).toMatch(
      /cannot start:\nMPESA_BASE_URL.*SMS_BASE_URL.*FEED_SECRET.*DATABASE_URL.*\(exit code 78\)/s,
    );
  });

  test('uses the database it is given and leaves no connection there; no phone number, token or password is in what it writes', async () => {
    const { url, ownerUrl, dispose } = await withDatabase();
    // One role for everything, as on a server that has no other.
    platform = await spawnPlatform({ databaseUrl: ownerUrl, env: { LOG_LEVEL: 'trace' } });
    expect(await (await fetch(`${platform.baseUrl}/host/sports/api/v1/active-sports`)).json()).not.toEqual(
      [],
    );
    expect(existsSync(join(platform.dataFolder, 'postgres'))).toBe(false);
    const headers = { 'content-type': 'application/json' };
    const send = (path: string, body: object) =>
      fetch(platform?.baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    await send('/host/auth/auth/register', {
      phone: '0712345678',
      password: 'hakuna matata',
      medium: 'web_ui',
      consent: '1',
    });
    await fetch(`${platform.baseUrl}/host/auth/auth/generate-code/254712345678`);
    await fetch(`${platform.baseUrl}/host/auth/api/bets/77`, {
      headers: { authorization: 'Bearer topsecrettoken' },
    });
    expect(await platform.end('SIGINT')).toBe(0);
    const db = connect(url);
    expect(
      await db.query('SELECT 1 FROM pg_stat_activity WHERE application_name = $1', [
        `kipenga ${platform.child.pid}`,
      ]),
    ).toEqual([]);
    await db.close();
    await dispose();
    expect(platform.output()).toContain('/auth/generate-code/:phone');
    expect(platform.output()).not.toMatch(/712345678|hakuna|topsecrettoken/);
  });
});
