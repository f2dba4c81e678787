import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../../arcade/src/main.ts');
const READY = /The arcade is ready at http:\/\/localhost:(\d+)/;

/** An arcade in a process of its own: what a test can kill. */
export interface SpawnedArcade {
  readonly url: string;
  /** Sends the signal and waits until the process has ended. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

interface SpawnOptions {
  /** Its journal is kept there. */
  readonly folder: string;
  readonly walletUrl: string;
  readonly secret: string;
}

/** A build without any page: a storm needs none. */
const emptyBuild = (folder: string): void => {
  for (const part of ['assets', 'images', '.vite'])
    mkdirSync(join(folder, 'arcade', part), { recursive: true });
  writeFileSync(join(folder, 'arcade/.vite/manifest.json'), '{}');
};

const portOf = async (child: ChildProcess): Promise<string> => {
  let said = '';
  for await (const part of child.stdout ?? []) {
    said += String(part);
    const port = READY.exec(said)?.[1];
    if (port !== undefined) return port;
  }
  throw new Error(`the arcade ended before it was ready: ${said}`);
};

/** Starts the arcade on a free port and waits until it says it is ready. */
export const spawnArcade = async ({ folder, walletUrl, secret }: SpawnOptions): Promise<SpawnedArcade> => {
  emptyBuild(folder);
  const child = spawn(process.execPath, ['--conditions=@kipenga/source', MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      ARCADE_PORT: '0',
      ARCADE_SECRET: secret,
      WALLET_URL: walletUrl,
      KIPENGA_DATA: folder,
      KIPENGA_BUILD: folder,
      LOG_LEVEL: 'silent',
    },
  });
  const ended = once(child, 'exit');
  const port = await portOf(child);
  return {
    url: `http://127.0.0.1:${port}`,
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
};
