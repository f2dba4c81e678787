import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import pg from 'pg';
import { DatabaseRefusal } from '../database-refusal.ts';
import { runAs, type Account } from './account.ts';
import { superuserAddress } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { findPostmaster, forgetReusedPid } from './postmaster.ts';

const READY_TRIES = 300;
const START_TRIES = 40;
const PAUSE_MS = 100;
const LARGEST_LOG = 10_000_000;

const pause = (ms = PAUSE_MS): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A recovering server accepts connections and refuses them with 57P03. Only an answered query proves that it is ready. */
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

/** Settings to run a server. */
export interface ServerPlan {
  readonly data: string;
  readonly account: Account;
  readonly postgres: string;
  readonly log: string;
  readonly durable: boolean;
}

/** Starts one server process and waits until it answers (true) or ends (false). */
const launch = async (
  { data, account, postgres, log, durable }: ServerPlan,
  port: number,
): Promise<boolean> => {
  const output = openLog(log);
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    'max_connections=200',
    // These only protect against a failing machine. They are slow here: copying a database ends with a checkpoint, after which every
    // page would be logged in full.
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off']),
  ];
  // Detached: Ctrl-C reaches the terminal's whole process group, and the platform must finish before its database stops.
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
    if (await answers(superuserAddress(data, port, 'postgres'))) return true;
    await pause();
  }
  return false;
};

const lastWords = (log: string): string =>
  existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ') : '';

/**
 * Adopts the server that a killed parent left behind, or starts one. Returns its port.
 * @throws DatabaseRefusal with the end of the server's log if none will run.
 */
export const adoptOrLaunch = async (plan: ServerPlan, port: number | undefined): Promise<number> => {
  for (let attempt = 1; attempt <= START_TRIES; attempt += 1) {
    const running = findPostmaster(plan.data);
    if (running) {
      if (running.port > 0 && (await answers(superuserAddress(plan.data, running.port, 'postgres'))))
        return running.port;
    } else {
      forgetReusedPid(plan.data);
      const chosen = port ?? (await freePort());
      if (await launch(plan, chosen)) return chosen;
    }
    // A killed server's backends hold its shared memory for a second or two. A server that shuts down takes as long.
    await pause(250);
  }
  throw new DatabaseRefusal(
    `The embedded database did not start. Its log (${plan.log}) ends: ${lastWords(plan.log)}`,
  );
};
