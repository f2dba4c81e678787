import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder for data of tests, in memory on machines with plenty of it. */
const TEST_FOLDER = process.env['TEST_FOLDER'] ?? tmpdir();

const MAIN = join(import.meta.dirname, '../src/main.ts');
const READY = /Kipenga is ready at (\S+)/;

export interface SpawnOptions {
  /** A database to use; without it the platform starts its embedded one in `dataFolder`. */
  readonly databaseUrl?: string;
  /** The same database for the owner of its tables. */
  readonly ownerUrl?: string;
  /** Folder of the embedded database; by default a new one, removed by `dispose`. */
  readonly dataFolder?: string;
  /** The main file of another version. */
  readonly main?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A platform in its own process, which a test can kill. */
export interface SpawnedPlatform {
  /** http://localhost:<port> */
  readonly baseUrl: string;
  readonly child: ChildProcess;
  readonly dataFolder: string;
  /** Its output so far. */
  output(): string;
  /** Sends the signal and waits until the process has ended; returns its exit code, null if it was killed. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /**
   * Ends it if it still runs, and removes the folder made for it. An embedded database outlives a killed platform: start another
   * one on the folder to end it.
   */
  dispose(): Promise<void>;
}

const freshFolder = (): string => {
  const folder = mkdtempSync(join(TEST_FOLDER, 'kipenga-spawned-'));
  chmodSync(folder, 0o755);
  return folder;
};

/** Starts main.ts on a free port and waits until it is ready. Fails with its output if it ends before. */
export const spawnPlatform = async ({
  databaseUrl,
  ownerUrl,
  dataFolder,
  main = MAIN,
  env = {},
}: SpawnOptions = {}): Promise<SpawnedPlatform> => {
  const folder = dataFolder ?? freshFolder();
  const child = spawn(process.execPath, ['--conditions=@kipenga/source', main], {
    env: {
      PATH: process.env['PATH'],
      SEASON_POSTPONED: '0',
      PORT: '0',
      LOG_LEVEL: 'warn',
      KIPENGA_DATA: folder,
      KIPENGA_BUILD: join(folder, 'no-build'),
      // Processes share compiled code.
      NODE_COMPILE_CACHE: join(TEST_FOLDER, 'kipenga-compiled'),
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...(ownerUrl ? { MIGRATION_DATABASE_URL: ownerUrl } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const ended = once(child, 'exit');
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        written += chunk.toString();
        const address = READY.exec(written)?.[1];
        if (address) resolve(address);
      });
    }
    void ended.then(([code]) =>
      reject(new Error(`the platform ended before it was ready:\n${written} (exit code ${code})`)),
    );
  });
  const end = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const removeOwnFolder = (): void => {
    if (dataFolder === undefined) rmSync(folder, { recursive: true, force: true });
  };
  const baseUrl = await ready.catch((error: unknown) => {
    removeOwnFolder();
    throw error;
  });
  return {
    baseUrl,
    child,
    dataFolder: folder,
    output: () => written,
    end,
    dispose: async () => {
      await end();
      removeOwnFolder();
    },
  };
};
