import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseRefusal } from '../database-refusal.ts';
import { runAs, serverAccount, type Account } from './account.ts';
import { adoptOrLaunch } from './adopt-or-launch.ts';
import { findBinaries } from './binaries.ts';
import { ownerOf, placeData, prepareData, superuserAddress } from './data-folder.ts';
import { keepRunning } from './keep-running.ts';
import { takeOwnership } from './ownership.ts';
import { findPostmaster } from './postmaster.ts';
import { prepareDatabase } from './prepare-database.ts';

/** A PostgreSQL of our own; no other process may use its data. */
export interface EmbeddedServer {
  /** postgres:// address of the database "kipenga", for the platform's role, which owns nothing there. */
  readonly url: string;
  /** The same database for its owner, who migrates it. */
  readonly ownerUrl: string;
  /** Stops the server after its last commit is on disk, and releases its data. */
  stop(): Promise<void>;
}

interface Options {
  /** The data folder: one visible place, made at the first start. The log is `<folder>.log`. */
  readonly folder: string;
  /** The loopback port to use; by default a free one. */
  readonly port?: number;
  /** False gives up safety against power loss, for throw-away test data only. */
  readonly durable?: boolean;
  /** Called when the server had to be started again. */
  readonly say?: (words: string) => void;
}

const run = promisify(execFile);

const refusalToStop = (error: unknown): DatabaseRefusal =>
  new DatabaseRefusal(
    `The embedded database did not stop: ${error instanceof Error ? error.message : String(error)}`,
  );

type Server = Omit<EmbeddedServer, 'stop'> & { readonly end: () => Promise<void> };

interface Place {
  readonly visible: string;
  /** The real folder of the data. */
  readonly data: string;
  readonly account: Account;
}

const runServer = async ({
  visible,
  data,
  account,
  port,
  durable = true,
  say = () => undefined,
}: Options & Place): Promise<Server> => {
  const binary = findBinaries(account);
  prepareData(data, account, binary('initdb'), durable);
  const plan = { data, account, postgres: binary('postgres'), log: `${visible}.log`, durable };
  const chosen = await adoptOrLaunch(plan, port);
  const { name, password } = await prepareDatabase(superuserAddress(data, chosen, 'postgres'));
  const endWatch = keepRunning(plan, chosen, say);
  return {
    url: `postgres://${name}:${password}@127.0.0.1:${chosen}/kipenga`,
    ownerUrl: superuserAddress(data, chosen, 'kipenga'),
    end: async () => {
      await endWatch();
      // This must not block: a dead server remains until this process has reaped it.
      await run(binary('pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w', '-t', '60'], {
        ...runAs(account),
        cwd: '/',
      }).catch((error: unknown) => {
        if (findPostmaster(data) !== null) throw refusalToStop(error);
      });
    },
  };
};

/**
 * Starts the embedded PostgreSQL on its folder, as any user, or adopts one that a killed process left running. Restarts it
 * whenever it ends. Refuses with a message if another living process owns the data.
 */
export const startEmbedded = async (options: Options): Promise<EmbeddedServer> => {
  const visible = resolve(options.folder);
  mkdirSync(dirname(visible), { recursive: true });
  const owned = [takeOwnership(visible)];
  const giveUp = (): void => {
    for (const giveUpOne of owned.splice(0)) giveUpOne();
  };
  try {
    const account = serverAccount(ownerOf(visible));
    const data = placeData(visible, account);
    // One folder may have several names: the lock beside its real place counts too.
    if (data !== visible) owned.push(takeOwnership(data));
    const { end, ...server } = await runServer({ ...options, visible, data, account });
    return { ...server, stop: () => end().finally(giveUp) };
  } catch (error) {
    giveUp();
    throw error;
  }
};
