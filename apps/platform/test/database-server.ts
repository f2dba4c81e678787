import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
// By its files: what starts the server resolves packages by no condition of ours, and finds none that is not built.
import { connect } from '../src/database/connect.ts';
import { startEmbedded } from '../src/database/embedded/start-embedded.ts';
import type { Database } from '../src/database/index.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { startOwnServer } from './own-server.ts';

/** The folder for data of tests, in memory where there is plenty of it. */
const TEST_FOLDER = process.env['TEST_FOLDER'] ?? tmpdir();

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The server of this run as the owner of everything and as the platform's own role, and the migrated database every test
     * file's own is copied from.
     */
    testServer: {
      readonly url: string;
      readonly workerUrl: string;
      readonly template: string;
      /** The server is the first machine of a Citus: no database can be copied there, each is made and spread. */
      readonly isSpread: boolean;
    };
  }
}

const PREFIX = 'kipenga-test-';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A run that was killed leaves its server and its folder; the next run ends both. */
const clearLeftovers = async (): Promise<void> => {
  for (const name of readdirSync(TEST_FOLDER).filter((entry) => entry.startsWith(PREFIX))) {
    if (isAlive(Number(name.slice(PREFIX.length).split('-')[0]))) continue;
    const folder = join(TEST_FOLDER, name, 'postgres');
    await startEmbedded({ folder, durable: false }).then(
      (server) => server.stop(),
      () => undefined,
    );
    rmSync(join(TEST_FOLDER, name), { recursive: true, force: true });
  }
};

/** `url` with another database name. */
export const databaseUrl = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

const startServer = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const given = process.env['TEST_CITUS_URL'] ?? process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  await clearLeftovers();
  const server = await startOwnServer(TEST_FOLDER, `${PREFIX}${process.pid}-`, { durable: false });
  return { url: server.ownerUrl, stop: () => server.stop() };
};

/** The role the platform works as, so that every test sees a grant that is missing. */
const makeWorker = async (admin: Database, url: string, name: string): Promise<string> => {
  const password = randomBytes(12).toString('hex');
  await admin.query(`DROP ROLE IF EXISTS ${name}`);
  await admin.query(`CREATE ROLE ${name} LOGIN PASSWORD '${password}'`);
  return Object.assign(new URL(url), { username: name, password }).href;
};

/**
 * One server for the whole run: the embedded one, or the PostgreSQL of TEST_DATABASE_URL, where the account must be allowed to
 * create databases and roles. All that is made here starts with "kipenga_test_" and is dropped.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `kipenga_test_${process.pid}_template`;
  const worker = `kipenga_test_${process.pid}_worker`;
  const isSpread = process.env['TEST_CITUS_URL'] !== undefined;
  const admin = connect(server.url, { connections: 1 });
  const workerUrl = await makeWorker(admin, server.url, worker);
  if (!isSpread) {
    await admin.query(`DROP DATABASE IF EXISTS ${template}`);
    await admin.query(`CREATE DATABASE ${template}`);
    const db = await openDatabase({
      url: databaseUrl(workerUrl, template),
      ownerUrl: databaseUrl(server.url, template),
    });
    await db.close();
  }
  provide('testServer', { url: server.url, workerUrl, template, isSpread });
  return async () => {
    const copied = await admin.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [template],
    );
    for (const { name } of copied) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    // A test file that was cut short leaves its database, and the role stays with it.
    await admin.query(`DROP ROLE IF EXISTS ${worker}`).catch(() => undefined);
    await admin.close();
    await server.stop();
  };
}
