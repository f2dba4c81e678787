import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect } from 'vitest';
import { connect, startEmbedded, type Database } from '../src/database/index.ts';
import { checkBooks } from '../src/ledger/index.ts';
import { DATABASE_KILLS, type DatabaseKill } from './database-kills.ts';
import { startHonestLoad, type HonestLoad } from './honest-load.ts';
import type { Deed, LoadRecord } from './load-record.ts';
import { spawnPlatform, type SpawnedPlatform, type SpawnOptions } from './spawn-platform.ts';
import { PAID_IN, type SpawnedCustomer } from './spawned-customer.ts';
import { callOver } from './spoken-calls.ts';

const DEEDS_BETWEEN_KILLS = 30;
const BALANCE_LOOKS = 900;
const LOOK_MS = 100;

/** Figures of a run of kills. */
export interface KillRecord {
  readonly kills: number;
  readonly acknowledged: Readonly<Record<Deed, number>>;
  /** Answers 503, after each of which the client asked again. */
  readonly away: number;
}

const moreDeeds = async (platform: SpawnedPlatform, { record, working }: HonestLoad): Promise<void> => {
  const enough = record.acknowledged.length + DEEDS_BETWEEN_KILLS;
  while (record.acknowledged.length < enough) {
    if (platform.child.exitCode !== null) throw new Error(`the platform ended:\n${platform.output()}`);
    await Promise.race([working, new Promise((resolve) => setTimeout(resolve, 5))]);
  }
};

/** A payment's job that was running when the database stopped is done a moment later. */
const balanceOnceSettled = async (
  baseUrl: string,
  { profileId, token }: SpawnedCustomer,
  expected: number,
): Promise<number> => {
  let seen = NaN;
  for (let looks = 0; looks < BALANCE_LOOKS && seen !== expected; looks += 1) {
    if (looks > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    ({ balance: seen } = await callOver(baseUrl, 'getBalance', { profileId }, { token }));
  }
  return seen;
};

/** Expects each answer to be the same when asked for again with its key, and each customer's balance to follow from all of them. */
const expectNothingLostNorTwice = async (
  { customers, record }: HonestLoad,
  baseUrl: string,
): Promise<void> => {
  for (const { deed, answer, ask } of record.acknowledged)
    expect([deed, await ask()]).toEqual([deed, answer]);
  for (const customer of customers) {
    const own = record.acknowledged.filter((one) => one.customer === customer);
    const expected = own.reduce((sum, { moves }) => sum + moves, Number(PAID_IN));
    expect(await balanceOnceSettled(baseUrl, customer, expected)).toBe(expected);
  }
};

/** Each customer's first deposit was made before the load. */
const COUNTS = `
  SELECT (SELECT count(*) FROM bet)::int AS bet,
    (SELECT count(*) FROM payment WHERE type = 'deposit' AND status = 'COMPLETED')::int
      - (SELECT count(*) FROM customer)::int AS deposit,
    (SELECT count(*) FROM payment WHERE type = 'withdrawal')::int AS withdrawal,
    (SELECT count(*) FROM game_movement WHERE kind = 'debit')::int AS debit,
    (SELECT count(*) FROM game_movement WHERE kind = 'credit')::int AS credit,
    (SELECT count(*) FROM game_movement WHERE kind = 'rollback')::int AS rollback`;

/** A database that is killed under a platform. */
interface KilledDatabase {
  /** The platform's database; without one it starts its embedded one. */
  readonly options?: SpawnOptions;
  readonly kills: readonly ((platform: SpawnedPlatform) => Promise<void>)[];
  /** Opens the database once the platform has ended. */
  readonly open: (
    platform: SpawnedPlatform,
  ) => Promise<{ readonly db: Database; readonly close: () => Promise<void> }>;
}

const countsOf = ({ acknowledged }: LoadRecord): Record<Deed, number> => {
  const counts = { bet: 0, deposit: 0, withdrawal: 0, debit: 0, credit: 0, rollback: 0 };
  for (const { deed } of acknowledged) counts[deed] += 1;
  return counts;
};

const folderOf = ({ dataFolder }: SpawnedPlatform): string => join(dataFolder, 'postgres');

/**
 * Kills only the database, again and again, under a platform where customers bet, pay and play. The platform must stay alive, say
 * so in words, and go on; no acknowledged act may be lost or done twice, and the books stay at zero.
 */
export const surviveKillsOf = async ({ options = {}, kills, open }: KilledDatabase): Promise<KillRecord> => {
  const arcadeSecret = randomBytes(16).toString('hex');
  const arcade = { ARCADE_ORIGIN: 'http://localhost:1', ARCADE_SECRET: arcadeSecret };
  const platform = await spawnPlatform({ ...options, env: arcade });
  const { baseUrl } = platform;
  try {
    const load = await startHonestLoad({ baseUrl, arcadeSecret });
    for (const kill of kills) {
      await moreDeeds(platform, load);
      await kill(platform);
    }
    await moreDeeds(platform, load);
    await load.stop();
    await expectNothingLostNorTwice(load, baseUrl);
    expect((await fetch(`${baseUrl}/readyz`)).status).toBe(200);
    expect(await platform.end('SIGTERM')).toBe(0);
    const acknowledged = countsOf(load.record);
    const { db, close } = await open(platform);
    try {
      expect((await db.query(COUNTS))[0]).toEqual(acknowledged);
      expect(await checkBooks(db)).toEqual({ total: 0, drifting: [] });
    } finally {
      await close();
    }
    return { kills: kills.length, acknowledged, away: load.record.away };
  } finally {
    await platform.dispose();
  }
};

/** Kills the embedded database of a platform in these ways. */
export const surviveDatabaseKills = (kills: readonly DatabaseKill[]): Promise<KillRecord> =>
  surviveKillsOf({
    kills: kills.map((kill) => (platform) => DATABASE_KILLS[kill](folderOf(platform))),
    open: async (platform) => {
      const server = await startEmbedded({ folder: folderOf(platform) });
      const db = connect(server.url);
      const close = async (): Promise<void> => {
        await db.close();
        await server.stop();
      };
      return { db, close };
    },
  });
