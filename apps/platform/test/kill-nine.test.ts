import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { connect, startEmbedded } from '../src/database/index.ts';
import { checkBooks } from '../src/ledger/index.ts';
import { surviveKills } from './survive-kills.ts';

const clearing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0).toReversed()) await clear();
});

const pidIn = (dataFolder: string): number =>
  Number(readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

test('a platform with no configuration, killed at any moment, its embedded database too, loses no acknowledged bet; it takes signals in a row for one wish, and ends with everything it started (R7-16, D24)', async () => {
  const platform = await surviveKills({
    rounds: 2,
    killMore: ({ dataFolder }, round) => {
      if (round === 1) process.kill(pidIn(dataFolder), 'SIGKILL');
    },
    clearing,
  });
  expect((await fetch(`${platform.baseUrl}/readyz`)).status).toBe(200);
  platform.child.kill('SIGINT');
  expect(await platform.end('SIGTERM')).toBe(0);
  expect(existsSync(join(platform.dataFolder, 'postgres/postmaster.pid'))).toBe(false);
  const server = await startEmbedded({ folder: join(platform.dataFolder, 'postgres') });
  const db = connect(server.url);
  expect(await checkBooks(db)).toEqual({ total: 0, drifting: [] });
  await db.close();
  await server.stop();
});
