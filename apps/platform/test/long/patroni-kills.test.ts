import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { connect, type Database } from '../../src/database/index.ts';
import { cashOf, checkBooks } from '../../src/ledger/index.ts';
import { manualBlock } from '../manual-lines.ts';
import { spawnPlatform, type SpawnedPlatform } from '../spawn-platform.ts';
import { callOver } from '../spoken-calls.ts';
import { startHouseLoad, type HouseLoad } from './house-load.ts';
import { isPatroniHere, LOSSES, startMachines, type Loss, type Machines } from './patroni-machines.ts';

const KILLS = Number(process.env['TRIAL_KILLS'] ?? LOSSES.length);
const BETS_BETWEEN = 20;
const LONGEST_BACK_MS = 60_000;
const LONGEST_MS = 10 * 60_000 + KILLS * 3 * LONGEST_BACK_MS;
const LOOK_MS = 100;
/** A minute of the season takes a second: matches end, and are settled, all the time. */
const SPEED = '60';

if (!isPatroniHere)
  console.log(
    'Patroni, etcd, HAProxy, pgBackRest and PostgreSQL of Debian are not here for root: no primary is lost',
  );

let machines: Machines | undefined;
const platforms: SpawnedPlatform[] = [];
const databases: Database[] = [];
afterAll(async () => {
  for (const db of databases) await db.close();
  for (const platform of platforms) await platform.end('SIGKILL');
  await machines?.end();
});

/** The port of the primary, once two others follow it and one of them gets each commit first; null before. */
const wholePrimary = async (superuser: Database): Promise<number | null> => {
  const rows = await superuser
    .query<{ port: number; followers: number; first: number }>(
      `SELECT current_setting('port')::int AS port, (SELECT count(*)::int FROM pg_stat_replication WHERE state = 'streaming') AS followers,
         (SELECT count(*)::int FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync') AS first`,
    )
    .catch(() => []);
  const [row] = rows;
  return row?.followers === 2 && row.first === 1 ? row.port : null;
};

const isPrimaryAnother = async (superuser: Database, than: number): Promise<boolean> => {
  const rows = await superuser
    .query<{ port: number }>(`SELECT current_setting('port')::int AS port WHERE NOT pg_is_in_recovery()`)
    .catch(() => []);
  return rows.some(({ port }) => port !== than);
};

/**
 * Waits for three working machines and returns the port of the primary. PostgreSQL has a synchronous second machine up to one
 * Patroni cycle before Patroni records it. If the primary is lost in between, no other takes its place: see the manual.
 */
const untilWhole = async (these: Machines, superuser: Database): Promise<number> => {
  for (;;) {
    const port = await wholePrimary(superuser);
    if (port !== null && (await these.isSecondNamed())) return port;
    await pause(LOOK_MS);
  }
};

const betTimes = ({ done }: HouseLoad): readonly number[] =>
  done.filter(({ what }) => what === 'bet').map(({ at }) => at);

const moreBets = async (load: HouseLoad, than: number): Promise<void> => {
  while (betTimes(load).length < than) await Promise.race([load.working, pause(LOOK_MS)]);
};

/** Counts in the books of the load's customers. A match may begin before its bet arrives: then the bet waits, and its stake is held. */
const KEPT = `
  SELECT (SELECT count(*)::int FROM bet WHERE profile_id = ANY($1)) AS bet,
    (SELECT count(*)::int FROM ledger_transfer WHERE profile_id = ANY($1) AND kind IN ('stake', 'stake-held')) AS stake,
    (SELECT count(*)::int FROM ledger_transfer WHERE profile_id = ANY($1) AND kind = 'deposit') AS deposit,
    (SELECT count(*)::int FROM ledger_transfer WHERE profile_id = ANY($1) AND kind = 'withdrawal') AS withdrawal`;

/** Bets that stood, on a settled match, and were not settled exactly once. */
const NOT_ONCE = `
  SELECT bet_id FROM bet JOIN bet_leg USING (profile_id, bet_id) JOIN match ON match.feed_match_id::text = bet_leg.feed_match_id
    LEFT JOIN settlement USING (profile_id, bet_id)
  WHERE bet.status <> 'fell' AND result_version > 0 AND settled_version = result_version AND reversed_at IS NULL
  GROUP BY profile_id, bet_id HAVING count(settlement.version) <> 1`;

/** Winnings by the settlements, and the part of them paid in the books. */
const WON = `
  SELECT (SELECT COALESCE(sum(net), 0) FROM settlement WHERE status = 'won' AND reversed_at IS NULL) AS won,
    (SELECT COALESCE(sum(amount), 0) FROM ledger_posting JOIN ledger_transfer USING (profile_id, reference)
     WHERE kind = 'bet-won' AND to_account = ANY($1)) AS paid`;

const seconds = (ms: number): number => Math.round(ms / 100) / 10;

const figuresOf = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return `${sorted.length} kills, median ${seconds(sorted[Math.floor(sorted.length / 2)] ?? NaN)} s, worst ${seconds(sorted.at(-1) ?? NaN)} s`;
};

test.skipIf(!isPatroniHere)(
  `a house whose primary is lost ${KILLS} times takes bets again within a minute, and loses nothing that was acknowledged`,
  { timeout: LONGEST_MS },
  async () => {
    machines = await startMachines();
    const superuser = connect(machines.superuserUrl, { connections: 1 });
    databases.push(superuser);
    await untilWhole(machines, superuser);
    await superuser.query(`CREATE ROLE kipenga LOGIN PASSWORD 'kipenga'`);
    await superuser.query('CREATE DATABASE kipenga OWNER kipenga');
    for (let n = 0; n < 2; n += 1)
      platforms.push(await spawnPlatform({ databaseUrl: machines.url, env: { SEASON_SPEED: SPEED } }));
    const load = await startHouseLoad(platforms.map(({ baseUrl }) => baseUrl));

    const backs: { readonly how: Loss; readonly ms: number }[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await moreBets(load, betTimes(load).length + BETS_BETWEEN);
      const port = await untilWhole(machines, superuser);
      const how = LOSSES[kill % LOSSES.length] ?? 'machine';
      const killedAt = performance.now();
      const bringBack = machines.lose(port, how);
      const before = load.away();
      while (!(await isPrimaryAnother(superuser, port))) await Promise.race([load.working, pause(LOOK_MS)]);
      // Everything acknowledged from here on must be on the next primary.
      const known = betTimes(load).length;
      await moreBets(load, known + 1);
      const ms = (betTimes(load)[known] ?? NaN) - killedAt;
      await bringBack();
      await untilWhole(machines, superuser);
      backs.push({ how, ms });
      console.log(
        `${kill + 1}: ${how} of ${port}, back after ${seconds(ms)} s, ${load.away() - before} times 503`,
      );
    }
    // As in the manual: another machine takes the primary's place, and may continue alone.
    const port = await untilWhole(machines, superuser);
    expect(machines.say(manualBlock('yml list')).match(/running/g)).toHaveLength(3);
    machines.say(manualBlock('switchover'));
    while (!(await isPrimaryAnother(superuser, port))) await Promise.race([load.working, pause(LOOK_MS)]);
    machines.say(manualBlock('synchronous_mode_strict=false'));
    machines.say(manualBlock('synchronous_mode_strict=false', { false: 'true' }));
    await moreBets(load, betTimes(load).length + BETS_BETWEEN);
    while (load.settled.size === 0) await Promise.race([load.working, pause(LOOK_MS)]);
    await load.stop();

    // Each answer is the same when asked for again with its key.
    const db = connect(machines.url, { connections: 4 });
    databases.push(db);
    const lost: unknown[] = [];
    for (const { what, ask, answer } of load.done) if ((await ask()) !== answer) lost.push({ what, answer });
    expect(lost).toEqual([]);
    for (const { profileId, token } of load.registered)
      await callOver(platforms[0]!.baseUrl, 'getBalance', { profileId }, { token });
    // As many in the books as were confirmed; each customer's first deposit was made before.
    const counts = { bet: 0, deposit: load.customers.length, withdrawal: 0 };
    for (const { what } of load.done) counts[what] += 1;
    const owners = load.customers.map(({ profileId }) => profileId);
    await expect
      .poll(async () => (await db.query(KEPT, [owners]))[0], { timeout: 120_000, interval: 500 })
      .toEqual({ ...counts, stake: counts.bet });
    // Ended matches are settled, each of their bets once, and winnings are paid.
    await expect
      .poll(() => db.query('SELECT FROM match WHERE settled_version < result_version'), {
        timeout: 120_000,
        interval: 500,
      })
      .toEqual([]);
    expect(await db.query(NOT_ONCE)).toEqual([]);
    const [money] = await db.query<{ won: number; paid: number }>(WON, [owners.map(cashOf)]);
    expect(money?.paid).toBe(money?.won);
    // Bets reported as ended have ended so.
    const ends = new Map(
      (
        await db.query<{ id: string; end: string }>(
          `SELECT bet_id AS id, CASE status WHEN 'fell' THEN 'lost' ELSE status END || ' ' || net_payout AS end FROM bet WHERE status <> 'open'`,
        )
      ).map(({ id, end }) => [id, end]),
    );
    expect([...load.settled].filter(([id, end]) => ends.get(id) !== end)).toEqual([]);
    expect(load.toldOtherwise).toEqual([]);
    expect(await checkBooks(db)).toEqual({ total: 0, drifting: [] });

    const ended = await db.query<{ status: string; bets: number }>(
      'SELECT status, count(*)::int AS bets FROM settlement WHERE reversed_at IS NULL GROUP BY status',
    );
    const backsOf = (how: Loss) => backs.filter((it) => it.how === how).map(({ ms }) => ms);
    const all = backs.map(({ ms }) => ms);
    console.log({
      all: figuresOf(all),
      ...Object.fromEntries(LOSSES.map((how) => [how, figuresOf(backsOf(how))])),
      acknowledged: counts,
      registered: load.registered.length,
      settled: Object.fromEntries(ended.map(({ status, bets }) => [status, bets])),
      won: money?.won,
      refused: Object.fromEntries(load.refused),
      away: load.away(),
    });
    expect(Math.max(...all)).toBeLessThan(LONGEST_BACK_MS);
  },
);
