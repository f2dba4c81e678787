import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kes } from '@kipenga/betting-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../src/database/index.ts';
import { checkBooks } from '../../src/ledger/index.ts';
import { homeWinOf, honestBet } from '../honest-bet.ts';
import { spawnPlatform, type SpawnedPlatform } from '../spawn-platform.ts';
import { spawnedCustomer, type SpawnedCustomer } from '../spawned-customer.ts';
import { callOver } from '../spoken-calls.ts';
import { newPhone } from '../with-platform.ts';

const VERSIONS = '/usr/lib/postgresql';
const CONFIG = path.resolve(import.meta.dirname, '../../../../operations/backup/pgbackrest.conf');
const BETS = 40;

const bin = existsSync(VERSIONS)
  ? readdirSync(VERSIONS)
      .map((version) => path.join(VERSIONS, version, 'bin'))
      .find((folder) => existsSync(path.join(folder, 'initdb')))
  : undefined;
const isHere = bin !== undefined && spawnSync('pgbackrest', ['version']).status === 0;
if (!isHere) console.log('PostgreSQL and pgBackRest of Debian are not installed: no machine is lost');

/** PostgreSQL refuses to run as root: root lends it the account that the package made for it. */
const account = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: '-u' | '-g'): number =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

let folder = '';
let platform: SpawnedPlatform | undefined;

/** A machine with a database, by its name. */
interface Machine {
  readonly data: string;
  readonly port: number;
}
const machine = (name: string, port: number): Machine => ({ data: path.join(folder, name), port });
const urlOf = ({ port }: Machine): string => `postgres://kipenga@127.0.0.1:${port}/kipenga`;
const FIRST_PORT = 20_000 + (process.pid % 20_000);

const environmentOf = ({ data, port }: Machine) => ({
  ...process.env,
  PGBACKREST_CONFIG: CONFIG,
  PGBACKREST_STANZA: 'kipenga',
  PGBACKREST_REPO1_PATH: path.join(folder, 'backups'),
  PGBACKREST_LOCK_PATH: path.join(folder, 'locks'),
  PGBACKREST_PG1_PATH: data,
  PGBACKREST_PG1_PORT: String(port),
  PGBACKREST_PG1_SOCKET_PATH: folder,
  PGBACKREST_PG1_USER: 'kipenga',
  PGBACKREST_PG1_DATABASE: 'kipenga',
});

/** Runs a program as the account of the database, on a machine. */
const on = (it: Machine, program: string, ...args: readonly string[]): void => {
  const file = program === 'pgbackrest' ? program : path.join(bin ?? '', program);
  const { status, stdout, stderr } = spawnSync(file, args, {
    ...account(),
    cwd: folder,
    encoding: 'utf8',
    env: environmentOf(it),
    // A server that was started keeps what it inherits: nobody waits for its output.
    ...(program === 'pg_ctl' && { stdio: 'ignore' as const }),
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stdout ?? ''}${stderr ?? ''}`);
};

const ARCHIVES = `archive_mode = on\narchive_command = 'pgbackrest archive-push %p'\nrestore_command = 'pgbackrest archive-get %f "%p"'\n`;
const settle = (it: Machine, also = ARCHIVES): void =>
  appendFileSync(
    path.join(it.data, 'postgresql.auto.conf'),
    `port = ${it.port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\n${also}`,
  );
const start = (it: Machine): void =>
  on(it, 'pg_ctl', 'start', '-w', '-D', it.data, '-l', path.join(folder, `${it.port}.log`));

/** Ends every process of a machine at once and takes its disk away. */
const lose = ({ data }: Machine): void => {
  const [pid = ''] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
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
  const { uid, gid } = account();
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
    on(one, 'initdb', '-D', one.data, '-U', 'kipenga', '-A', 'trust');
    settle(one);
    start(one);
    on(one, 'createdb', '-h', folder, '-p', String(one.port), '-U', 'kipenga', 'kipenga');
    platform = await spawnPlatform({ databaseUrl: urlOf(one), env: { SEASON_SPEED: '0.000001' } });
    const { baseUrl } = platform;
    const customer = await spawnedCustomer(baseUrl, newPhone());
    on(one, 'pgbackrest', 'stanza-create');
    on(one, 'pgbackrest', 'backup', '--type=full');

    // A second machine that has each commit before it is acknowledged.
    on(
      one,
      'pg_basebackup',
      '-D',
      two.data,
      '-h',
      folder,
      '-p',
      String(one.port),
      '-U',
      'kipenga',
      '-R',
      '-X',
      'stream',
      '-C',
      '-S',
      'two',
    );
    settle(two);
    start(two);
    await ask(one, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
    await ask(one, 'SELECT pg_reload_conf()');
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

    // Customers press on while the machine is lost.
    const pressing = Array.from({ length: 8 }, (_, n) => bet(`lost ${n}`, customer).catch(() => undefined));
    lose(one);
    await Promise.all(pressing);
    await platform.end('SIGKILL');
    on(two, 'pg_ctl', 'promote', '-w', '-D', two.data);
    await ask(two, 'ALTER SYSTEM RESET synchronous_standby_names');
    await ask(two, 'SELECT pg_reload_conf()');
    platform = await spawnPlatform({ databaseUrl: urlOf(two), env: { SEASON_SPEED: '0.000001' } });
    const kept = new Set(
      (await ask<{ reference: string }>(two, 'SELECT reference FROM bet')).map(({ reference }) => reference),
    );
    expect([...acknowledged].filter((reference) => !kept.has(reference))).toEqual([]);
    const db = connect(urlOf(two), { connections: 1 });
    expect(await checkBooks(db)).toEqual({ total: 0, drifting: [] });
    await db.close();
    await platform.end();

    // The house as it was a while before, on a third machine, which sends nothing to the world.
    on(
      three,
      'pgbackrest',
      'restore',
      '--type=time',
      `--target=${moment?.at ?? ''}`,
      '--target-action=promote',
      '--archive-mode=off',
    );
    settle(three, '');
    start(three);
    await expect
      .poll(() => ask(three, 'SELECT pg_is_in_recovery() AS is'), { timeout: 60_000 })
      .toEqual([{ is: false }]);
    await ask(three, 'ALTER SYSTEM RESET synchronous_standby_names');
    await ask(three, 'SELECT pg_reload_conf()');
    expect(await ask(three, 'SHOW archive_mode')).toEqual([{ archive_mode: 'off' }]);
    platform = await spawnPlatform({
      databaseUrl: urlOf(three),
      env: { SEASON_SPEED: '0.000001', SENDS_NOTHING: 'true' },
    });
    const restored = await ask<{ reference: string }>(three, 'SELECT reference FROM bet');
    expect(restored.map(({ reference }) => reference).toSorted()).toEqual(before.toSorted());
    expect(platform.output()).toContain('SENDS_NOTHING is true');
  },
);
