import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { kes } from '@kipenga/betting-core';
import { endpoints, printReply } from '@kipenga/contracts';
import { afterEach, expect, inject, test } from 'vitest';
import { connect } from '../../src/database/index.ts';
import { checkBooks } from '../../src/ledger/index.ts';
import { databaseUrl } from '../database-server.ts';
import { homeWinOf, honestBet } from '../honest-bet.ts';
import { spawnPlatform, type SpawnedPlatform } from '../spawn-platform.ts';
import { spawnedCustomer, type SpawnedCustomer } from '../spawned-customer.ts';
import { callOver } from '../spoken-calls.ts';
import { newPhone } from '../with-platform.ts';

/** A checkout of the version that runs now, after its own `npm ci`. */
const former = process.env['FORMER_VERSION'];
if (former === undefined)
  console.log('Two versions on one database: skipped, FORMER_VERSION names no checkout');

const clearing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0).toReversed()) await clear();
});

/** A database that nobody has migrated. */
const emptyDatabase = async () => {
  const server = inject('testServer');
  const name = `kipenga_test_${randomBytes(6).toString('hex')}`;
  const admin = connect(server.url, { connections: 1 });
  await admin.query(`CREATE DATABASE ${name}`);
  const urls = { url: databaseUrl(server.workerUrl, name), ownerUrl: databaseUrl(server.url, name) };
  const db = connect(urls.url);
  clearing.push(async () => {
    await db.close();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.close();
  });
  return { db, ...urls };
};

/** Places a bet on a match that begins soon, and confirms it again over another process, which answers what was answered. */
const placeOver = async (
  [one, other]: readonly [SpawnedPlatform, SpawnedPlatform],
  customer: SpawnedCustomer,
  key: string,
): Promise<void> => {
  for (;;) {
    const [limits, [match]] = await Promise.all([
      callOver(one.baseUrl, 'getLimits', {}),
      callOver(one.baseUrl, 'getTopMatches', { offset: 0, limit: 1 }),
    ]);
    if (!match) throw new Error('there are no matches');
    const bet = honestBet({ customer, selections: [homeWinOf(match)], stake: kes(20), limits });
    const answer = await callOver(one.baseUrl, 'placeBet', bet, { token: customer.token, key });
    // Time is fast: its price may have moved, or the match begun.
    if (answer.kind !== 'placed') continue;
    const again = await callOver(other.baseUrl, 'placeBet', bet, { token: customer.token, key });
    expect(printReply(endpoints.placeBet, again)).toBe(printReply(endpoints.placeBet, answer));
    return;
  }
};

test.skipIf(former === undefined)(
  'a version and the one before it serve one house side by side, and it goes back where its migrations say so',
  { timeout: 600_000 },
  async () => {
    const { db, url, ownerUrl } = await emptyDatabase();
    const start = async (main?: string): Promise<SpawnedPlatform> => {
      const platform = await spawnPlatform({
        databaseUrl: url,
        ownerUrl,
        env: { SEASON_SPEED: '300' },
        ...(main !== undefined && { main }),
      });
      clearing.push(() => platform.dispose());
      return platform;
    };
    const startFormer = () => start(join(former ?? '', 'apps/platform/src/main.ts'));
    const before = await startFormer();
    const customers = [await spawnedCustomer(before.baseUrl, newPhone())];
    const known = (await db.query<{ version: number }>('SELECT version FROM schema_migration')).map(
      ({ version }) => version,
    );
    const now = await start();
    customers.push(await spawnedCustomer(now.baseUrl, newPhone()));

    for (const [nth, customer] of customers.entries())
      for (let round = 0; round < 3; round += 1) {
        await placeOver([before, now], customer, `${nth} ${round} before`);
        await placeOver([now, before], customer, `${nth} ${round} now`);
      }
    const unsettled = () =>
      db.query(
        'SELECT FROM bet WHERE NOT EXISTS (SELECT FROM settlement WHERE settlement.bet_id = bet.bet_id)',
      );
    await expect.poll(unsettled, { timeout: 240_000, interval: 1_000 }).toEqual([]);
    expect(await db.query('SELECT FROM bet')).toHaveLength(12);
    expect(await checkBooks(db)).toEqual({ total: 0, drifting: [] });

    // The release goes on by ending the one before; a way back starts it again.
    expect(await before.end()).toBe(0);
    await placeOver([now, now], customers[0]!, 'alone');
    const newer = await db.query<{ works: boolean }>(
      'SELECT former_work_on AS works FROM schema_migration WHERE version <> ALL($1)',
      [known],
    );
    if (newer.every(({ works }) => works)) {
      const back = await startFormer();
      await placeOver([back, now], customers[0]!, 'back');
    } else await expect(startFormer()).rejects.toThrow('a newer one was here');
  },
);
