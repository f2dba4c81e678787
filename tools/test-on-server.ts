/**
 * Tests what can differ by server on a PostgreSQL installed on this machine (15 or newer): the migrations,
 * what speaks SQL of its own, and one journey through everything. `--all` runs every test of the platform
 * there. Where none is installed, or TEST_DATABASE_URL names a server, it says so and does what is left.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { throwawayFolder } from './throwaway-folder.ts';
import { runNode } from './run-command.ts';

const OLDEST = 15;
/** Debian and its derivatives keep one folder for each version here. */
const VERSIONS_FOLDER = '/usr/lib/postgresql';

/** The embedded server's own tests start it themselves, whatever the run is on. */
const DIFFERS_BY_SERVER = [
  'src/database/migrate.test.ts',
  'src/database/transaction.test.ts',
  'src/database/lost-connection.test.ts',
  'src/database/answer-once.test.ts',
  'src/ledger/',
  'src/outbox/',
  'src/sports/',
  'src/house-rules/',
  'src/booking/',
  'test/journeys/place-bet.test.ts',
];

/** The folder of the oldest installed server that will do: the embedded one is the newest already. */
function installedServer(): string | undefined {
  const versions = existsSync(VERSIONS_FOLDER) ? readdirSync(VERSIONS_FOLDER).map(Number) : [];
  return versions
    .filter((version) => version >= OLDEST)
    .toSorted((a, b) => a - b)
    .map((version) => path.join(VERSIONS_FOLDER, String(version), 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root: root lends it the account that the package made for it. */
function account(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: '-u' | '-g'): number =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const testPlatform = (env: NodeJS.ProcessEnv): Promise<number> =>
  runNode(
    [
      path.join(import.meta.dirname, 'vitest.ts'),
      'apps/platform',
      ...(process.argv.includes('--all') ? [] : DIFFERS_BY_SERVER),
    ],
    env,
  );

async function onServerIn(programs: string): Promise<number> {
  const folder = mkdtempSync(path.join(throwawayFolder(), 'kipenga-server-'));
  const as = { cwd: '/', ...account() };
  chmodSync(folder, 0o700);
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = path.join(folder, 'data');
  const run = (program: string, ...args: readonly string[]): void => {
    const { status, stderr } = spawnSync(path.join(programs, program), args, {
      ...as,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  const port = await freePort();
  try {
    run('initdb', '-D', data, '-U', 'kipenga', '--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync');
    const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
    run('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start');
    try {
      return await testPlatform({ TEST_DATABASE_URL: `postgres://kipenga@127.0.0.1:${port}/postgres` });
    } finally {
      run('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const programs = installedServer();
if (process.env['TEST_DATABASE_URL']) {
  console.log('TEST_DATABASE_URL names a server: the tests of the platform ran on it already.');
} else if (programs === undefined) {
  console.log(`No PostgreSQL from ${OLDEST} on is installed here: the tests ran on the embedded one only.`);
} else {
  console.log(`PostgreSQL: ${programs}`);
  process.exitCode = await onServerIn(programs);
}
