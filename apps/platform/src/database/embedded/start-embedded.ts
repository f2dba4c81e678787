import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { runAs, serverAccount, type Account } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ownerOf, passwordOf, placeData, prepareData, SUPERUSER } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { takeOwnership } from './ownership.ts';
import { findPostmaster } from './postmaster.ts';
import { DatabaseRefusal } from './database-refusal.ts';

/** A PostgreSQL of our own, and the only process that may use its data. */
export interface EmbeddedServer {
  /** postgres:// address of the database "kipenga". */
  readonly url: string;
  /** Ends the server after its last commit is on disk. */
  stop(): Promise<void>;
}

interface Options {
  /** The data folder: one visible place, made at the first start. Its log is `<folder>.log`. */
  readonly folder: string;
  /** The loopback port to answer on; without it a free one is chosen. */
  readonly port?: number;
  /** False gives up safety against power loss, for throw-away test data only. */
  readonly durable?: boolean;
}

const READY_TRIES = 300;
const START_TRIES = 40;
const PAUSE_MS = 100;
const LARGEST_LOG = 10_000_000;

const pause = (ms = PAUSE_MS): Promise<void> => new Promise((done) => setTimeout(done, ms));

const addressOf = (folder: string, port: number, database: string): string =>
  `postgres://${SUPERUSER}:${passwordOf(folder)}@127.0.0.1:${port}/${database}`;

/** A server that is recovering accepts connections and refuses them with 57P03: only an answered query proves it ready. */
const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const openLog = (file: string): number => {
  if (existsSync(file) && statSync(file).size > LARGEST_LOG) rmSync(file);
  return openSync(file, 'a', 0o600);
};

interface Launch {
  readonly data: string;
  readonly port: number;
  readonly account: Account;
  readonly postgres: string;
  readonly log: string;
  readonly durable: boolean;
}

/** Starts one server process and waits until it answers (true) or ends (false). */
const launch = async ({ data, port, account, postgres, log, durable }: Launch): Promise<boolean> => {
  const output = openLog(log);
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    'max_connections=200',
    ...(durable ? [] : ['fsync=off']),
  ];
  // Detached: Ctrl-C in a terminal reaches the whole group, and the platform must finish its work before its database goes.
  const server = spawn(
    postgres,
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...runAs(account),
      cwd: '/',
      detached: true,
      stdio: ['ignore', output, output],
    },
  );
  closeSync(output);
  const end = new AbortController();
  server.once('exit', () => end.abort());
  server.once('error', () => end.abort());
  server.unref();
  for (let attempt = 1; attempt <= READY_TRIES && !end.signal.aborted; attempt += 1) {
    if (await answers(addressOf(data, port, 'postgres'))) return true;
    await pause();
  }
  return false;
};

const lastWords = (log: string): string =>
  existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ') : '';

/** Adopts the server a killed parent left behind, or starts one; answers its port. */
const adoptOrLaunch = async (plan: Omit<Launch, 'port'>, port: number | undefined): Promise<number> => {
  for (let attempt = 1; attempt <= START_TRIES; attempt += 1) {
    const running = findPostmaster(plan.data);
    if (running) {
      if (running.port > 0 && (await answers(addressOf(plan.data, running.port, 'postgres'))))
        return running.port;
    } else {
      const chosen = port ?? (await freePort());
      if (await launch({ ...plan, port: chosen })) return chosen;
    }
    // Backends of a killed server hold its shared memory for a second or two; a server shutting down needs as long.
    await pause(250);
  }
  throw new DatabaseRefusal(
    `The embedded database did not start. Its log (${plan.log}) ends: ${lastWords(plan.log)}`,
  );
};

const ensureDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'kipenga'");
  if (rows.length === 0) await client.query('CREATE DATABASE kipenga');
  await client.end();
};

/**
 * Starts the embedded PostgreSQL on its folder, as any user, or adopts the one a killed process left running.
 * Refuses in words when another living process owns the data.
 */
export const startEmbedded = async ({ folder, port, durable = true }: Options): Promise<EmbeddedServer> => {
  const visible = resolve(folder);
  const account = serverAccount(ownerOf(visible));
  const binary = findBinaries(account);
  const data = placeData(visible, account);
  prepareData(data, account, binary('initdb'), durable);
  const chosen = await adoptOrLaunch(
    { data, account, postgres: binary('postgres'), log: `${visible}.log`, durable },
    port,
  );
  const giveUp = await takeOwnership(addressOf(data, chosen, 'postgres'), visible);
  await ensureDatabase(addressOf(data, chosen, 'postgres'));
  return {
    url: addressOf(data, chosen, 'kipenga'),
    stop: async () => {
      await giveUp();
      const stopped = spawnSync(binary('pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w', '-t', '60'], {
        ...runAs(account),
        cwd: '/',
        encoding: 'utf8',
      });
      if (stopped.status !== 0)
        throw new DatabaseRefusal(`The embedded database did not stop: ${stopped.stderr}`);
    },
  };
};
