import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CASINO_TIERS } from '@kipenga/betting-core';
import { casinoTiers } from '../../src/casino/jackpot/index.ts';
import { balanceOf, casinoTierOf, checkBooks, HOUSE } from '../../src/ledger/index.ts';
import { seededDice } from '../jackpots/seeded-dice.ts';
import { spawnPlatform, type SpawnedPlatform } from '../spawn-platform.ts';
import { spawnedCustomer, type SpawnedCustomer } from '../spawned-customer.ts';
import { callOver } from '../spoken-calls.ts';
import { arcadesBook, housesBook, linesOf } from '../wallet-storm/compare-books.ts';
import { hostileRoad, type HostileRoad } from '../wallet-storm/hostile-road.ts';
import { spawnArcade, type SpawnedArcade } from '../wallet-storm/spawn-arcade.ts';
import { newPhone } from '../with-platform.ts';
import { withDatabase } from '../with-database.ts';

const CALLS = 10_000;
const PLAYERS = 8;
const KILL_EVERY = 500;
const SECRET = '0123456789abcdef'.repeat(2);
/** A round of each is one call; the second feeds the jackpot. */
const GAMES = ['tatu-tatu', 'bahari'] as const;
const LONGEST_MS = 20 * 60_000;

/** Both processes as they are now. */
interface Houses {
  platform: SpawnedPlatform;
  arcade: SpawnedArcade;
  isOver: boolean;
}

const callsOn = ({ met }: HostileRoad): number => Object.values(met).reduce((sum, count) => sum + count, 0);

const ask = async (url: string, body: object): Promise<Record<string, string>> => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as Record<string, string>;
};

/** Plays round after round until the storm is over; what fails on the way is a part of it. */
const playOn = async (
  houses: Houses,
  { token, gameToken }: SpawnedCustomer,
  number: number,
): Promise<void> => {
  for (let count = number; !houses.isOver; count += 1) {
    const gameId = GAMES[count % GAMES.length] ?? 'tatu-tatu';
    try {
      const { platform, arcade } = houses;
      const launch = { gameId, userToken: gameToken, playMode: 'REAL', url: null } as const;
      const frame = await callOver(platform.baseUrl, 'launchGame', launch, { token });
      const { play } = await ask(`${arcade.url}/api/open`, {
        gameId,
        token: new URL(frame).searchParams.get('token'),
      });
      if (play !== undefined)
        await ask(`${arcade.url}/api/stake`, { play, amount: 1_000, clientSeed: 'ab'.repeat(16) });
    } catch {
      // A server that was killed, or whose answer was lost: the next round asks anew.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

test(
  `${CALLS} wallet calls lost, doubled, late, reordered and forged, with both processes killed: the arcade’s book equals the ledger (trust P15, I9)`,
  async () => {
    const seed = Number(process.env['PROPERTY_SEED'] ?? 0) || Date.now();
    console.log(`PROPERTY_SEED=${seed} throws the same dice again`);
    const dice = seededDice(seed);
    const base = await withDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'wallet-storm-'));
    const road = await hostileRoad(dice);
    const startArcade = () => spawnArcade({ folder, walletUrl: road.url, secret: SECRET });
    const startPlatform = async (): Promise<SpawnedPlatform> => {
      const platform = await spawnPlatform({
        databaseUrl: base.url,
        ownerUrl: base.ownerUrl,
        env: { ARCADE_ORIGIN: 'http://localhost:4201', ARCADE_SECRET: SECRET },
      });
      road.wallet = platform.baseUrl;
      return platform;
    };
    const houses: Houses = { platform: await startPlatform(), arcade: await startArcade(), isOver: false };
    const players: SpawnedCustomer[] = [];
    for (let count = 0; count < PLAYERS; count += 1)
      players.push(await spawnedCustomer(houses.platform.baseUrl, newPhone()));
    const playing = players.map((player, number) => playOn(houses, player, number));

    let kills = 0;
    while (callsOn(road) < CALLS) {
      const due = Math.min(CALLS, (kills + 1) * KILL_EVERY);
      while (callsOn(road) < due) await new Promise((resolve) => setTimeout(resolve, 20));
      kills += 1;
      const [killsPlatform, killsArcade] = dice.oneOf([
        [true, false],
        [false, true],
        [true, true],
      ] as const);
      if (killsPlatform) await houses.platform.end('SIGKILL');
      if (killsArcade) await houses.arcade.end('SIGKILL');
      if (killsPlatform) houses.platform = await startPlatform();
      if (killsArcade) houses.arcade = await startArcade();
    }
    road.isCalm = true;
    houses.isOver = true;
    await Promise.all(playing);

    // The arcade tells what is left. Its book can be read when it has ended.
    let book = { open: 1, disputed: 0, lines: [] as ReturnType<typeof arcadesBook>['lines'] };
    for (let tries = 0; tries < 10 && book.open > 0; tries += 1) {
      await houses.arcade.end('SIGTERM');
      book = arcadesBook(folder);
      if (book.open > 0) houses.arcade = await startArcade();
    }
    const house = await housesBook(base.db);
    expect(book).toMatchObject({ open: 0, disputed: 0 });
    expect(linesOf(house, book.lines)).toEqual(book.lines);
    expect(road.forgedAndDone).toEqual([]);
    expect([house.open, await balanceOf(base.db, HOUSE.openRounds)]).toEqual([0, 0]);
    for (const { tier, amount } of await casinoTiers(base.db))
      expect(await balanceOf(base.db, casinoTierOf(tier))).toBe(amount);
    expect(await casinoTiers(base.db)).toHaveLength(CASINO_TIERS.length);
    expect(await checkBooks(base.db)).toEqual({ total: 0, drifting: [] });
    console.log(road.met);
    console.log(
      `${callsOn(road)} calls, ${kills} kills, ${house.debits} debits taken: ${book.lines.length} stakes in the arcade’s book, each the same in the ledger; nothing open, nothing disputed`,
    );
    await houses.platform.dispose();
    await road.close();
    rmSync(folder, { recursive: true });
    await base.dispose();
  },
  LONGEST_MS,
);
