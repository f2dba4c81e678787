import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kes } from '@kipenga/betting-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../src/database/index.ts';
import { checkBooks } from '../../src/ledger/index.ts';
import { homeWinOf, honestBet } from '../honest-bet.ts';
import { manualBlock } from '../manual-lines.ts';
import { spawnPlatform, type SpawnedPlatform } from '../spawn-platform.ts';
import { spawnedCustomer, type SpawnedCustomer } from '../spawned-customer.ts';
import { callOver } from '../spoken-calls.ts';
import { newPhone } from '../with-platform.ts';
import { answers, POSTGRES_BIN, postgresAccount, serverOf } from './debian-postgres.ts';

const CONFIG = path.resolve(import.meta.dirname, '../../../../operations/backup/pgbackrest.conf');
const BETS = 40;

const isHere = existsSync(POSTGRES_BIN) && answers('pgbackrest', 'version');
if (!isHere) console.log('PostgreSQL and pgBackRest of Debian are not installed: no machine is lost');

let folder = '';
let platform: SpawnedPlatform | undefined;

/** A machine with a database. */
interface Machine {
  readonly data: string;
  readonly port: number;
}
const machine = (name: string, port: number): Machine => ({ data: path.join(folder, name), port });
const urlOf = ({ port }: Machine): string => `postgres://kipenga@127.0.0.1:${port}/kipenga`;
const FIRST_PORT = 20_000 + (process.pid % 20_000);

/** Settings of pgBackRest on a machine, besides its file. */
const backupEnvironment = ({ data, port }: Machine): Readonly<Record<string, string>> => ({
  PGBACKREST_CONFIG: CONFIG,
  PGBACKREST_REPO1_PATH: path.join(folder, 'backups'),
  PGBACKREST_LOCK_PATH: path.join(folder, 'locks'),
  PGBACKREST_PG1_PATH: data,
  PGBACKREST_PG1_PORT: String(port),
  PGBACKREST_PG1_SOCKET_PATH: folder,
  PGBACKREST_PG1_USER: 'kipenga',
  PGBACKREST_PG1_DATABASE: 'kipenga',
});

/** Runs shell commands as the database's account on a machine; clients without an address connect to the server at `to`. */
const on = (it: Machine, lines: string, to = it.port): void => {
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', lines], {
    ...postgresAccount(),
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${POSTGRES_BIN}:${process.env['PATH'] ?? ''}`,
      LANG: 'C.UTF-8',
      PG_CLUSTER_CONF_ROOT: `${it.data}-settings`,
      PGHOST: folder,
      PGPORT: String(to),
      PGUSER: 'kipenga',
      ...backupEnvironment(it),
    },
  });
  if (status !== 0) throw new Error(`${lines} ended with ${status}: ${stdout}${stderr}`);
};

/** Debian keeps the settings of a server apart from its data. */
const settle = (it: Machine): void => {
  const { data, port } = it;
  const settings = path.join(`${data}-settings`, '15/main');
  mkdirSync(settings, { recursive: true });
  const write = (file: string, lines: readonly string[]): void =>
    writeFileSync(path.join(settings, file), `${lines.join('\n')}\n`);
  write('pg_hba.conf', ['local all,replication all trust', 'host all all 127.0.0.1/32 trust']);
  write('pg_ident.conf', []);
  write(
    'environment',
    Object.entries(backupEnvironment(it)).map(([name, value]) => `${name} = '${value}'`),
  );
  symlinkSync(path.join(folder, `${port}.log`), path.join(settings, 'log'));
  write('postgresql.conf', [
    `data_directory = '${data}'`,
    `hba_file = '${settings}/pg_hba.conf'`,
    `ident_file = '${settings}/pg_ident.conf'`,
    `external_pid_file = '${folder}/${port}.pid'`,
    `port = ${port}`,
    `listen_addresses = '127.0.0.1'`,
    `unix_socket_directories = '${folder}'`,
    'archive_mode = on',
    `archive_command = 'pgbackrest --stanza=kipenga archive-push %p'`,
    `restore_command = 'pgbackrest --stanza=kipenga archive-get %f "%p"'`,
  ]);
};

/** Ends every process of a machine at once and removes its disk. */
const lose = ({ data }: Machine): void => {
  process.kill(serverOf(data), 'SIGKILL');
  rmSync(data, { recursive: true, force: true });
};

const ask = async <Row>(it: Machine, statement: string): Promise<readonly Row[]> => {
  const db = connect(urlOf(it), { connections: 1 });
  try {
    return await db.query<Row>(statement);
  } finally {
    await db.close();
  }
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kipenga-lost-machine-'));
  chmodSync(folder, 0o755);
  const { uid, gid } = postgresAccount();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
});
afterAll(async () => {
  await platform?.end('SIGKILL');
  for (const name of ['one', 'two', 'three'])
    if (existsSync(path.join(folder, name, 'postmaster.pid'))) lose(machine(name, 0));
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!isHere)(
  'a machine that is lost with its disk takes no acknowledged bet along, and the house of a minute before can be restored',
  { timeout: 10 * 60_000 },
  async () => {
    const [one, two, three] = [0, 1, 2].map((at) =>
      machine(['one', 'two', 'three'][at] ?? '', FIRST_PORT + at),
    );
    if (!one || !two || !three) throw new Error('three machines');
    for (const it of [one, two, three]) settle(it);
    on(one, `initdb -D ${one.data} -U kipenga -A trust`);
    on(one, 'pg_ctlcluster 15 main start');
    on(one, 'createdb kipenga && createuser postgres');
    platform = await spawnPlatform({ databaseUrl: urlOf(one), env: { SEASON_SPEED: '0.000001' } });
    const { baseUrl } = platform;
    const customer = await spawnedCustomer(baseUrl, newPhone());
    on(one, manualBlock('stanza-create'));
    on(one, manualBlock('--type=full'));

    // A second machine, which gets each commit before it is acknowledged. The code that starts its server asks it nothing.
    on(two, manualBlock('pg_basebackup', { '/var/lib/postgresql/15/main': two.data }), one.port);
    on(one, manualBlock('ALTER SYSTEM SET synchronous_standby_names'));
    await expect
      .poll(() => ask(one, `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`), { timeout: 60_000 })
      .toHaveLength(1);

    const acknowledged = new Set<string>();
    const bet = async (key: string, { profileId, phone, token }: SpawnedCustomer): Promise<void> => {
      const [match] = await callOver(baseUrl, 'getTopMatches', { offset: 0, limit: 1 });
      if (match === undefined) throw new Error('the season has no match');
      const limits = await callOver(baseUrl, 'getLimits', {});
      const asked = honestBet({
        customer: { profileId, phone },
        selections: [homeWinOf(match)],
        stake: kes(20),
        limits,
      });
      const answer = await callOver(baseUrl, 'placeBet', asked, { token, key });
      if (answer.kind === 'placed' && answer.reference !== null) acknowledged.add(answer.reference);
    };
    for (let n = 0; n < BETS; n += 1) await bet(`before ${n}`, customer);
    const before = [...acknowledged];
    expect(before).toHaveLength(BETS);
    const [moment] = await ask<{ at: string }>(one, 'SELECT clock_timestamp()::text AS at');
    await ask(one, 'SELECT pg_sleep(0.01)');
    for (let n = 0; n < BETS; n += 1) await bet(`after ${n}`, customer);
    const [last] = await ask<{ file: string }>(one, 'SELECT pg_walfile_name(pg_switch_wal()) AS file');
    await expect
      .poll(() => ask(one, `SELECT FROM pg_stat_archiver WHERE last_archived_wal >= '${last?.file ?? ''}'`), {
        timeout: 60_000,
      })
      .toHaveLength(1);

    // Customers go on while the machine is lost.
    const pressing = Array.from({ length: 8 }, (_, n) => bet(`lost ${n}`, customer).catch(() => undefined));
    lose(one);
    await Promise.all(pressing);
    await platform.end('SIGKILL');
    on(two, manualBlock('main promote'));
    platform = await spawnPlatform({ databaseUrl: urlOf(two), env: { SEASON_SPEED: '0.000001' } });
    const kept = new Set(
      (await ask<{ reference: string }>(two, 'SELECT reference FROM bet')).map(({ reference }) => reference),
    );
    expect([...acknowledged].filter((reference) => !kept.has(reference))).toEqual([]);
    const db = connect(urlOf(two), { connections: 1 });
    expect(await checkBooks(db)).toEqual({ total: 0, drifting: [] });
    await db.close();
    await platform.end();

    // The house as it was a while before, on a third machine, which sends nothing to the outside.
    on(three, manualBlock('--type=time', { '2026-11-26 21:14:00+03': moment?.at ?? '' }));
    expect(await ask(three, 'SHOW archive_mode')).toEqual([{ archive_mode: 'off' }]);
    platform = await spawnPlatform({
      databaseUrl: urlOf(three),
      env: { SEASON_SPEED: '0.000001', SENDS_NOTHING: 'true' },
    });
    const restored = await ask<{ reference: string }>(three, 'SELECT reference FROM bet');
    expect(restored.map(({ reference }) => reference).toSorted()).toEqual(before.toSorted());
    expect(platform.output()).toContain('SENDS_NOTHING is true');
    await platform.end();
    on(three, manualBlock('RESET archive_mode'));
    expect(await ask(three, 'SHOW archive_mode')).toEqual([{ archive_mode: 'on' }]);
  },
);
