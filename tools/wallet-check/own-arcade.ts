import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../run-command.ts';
import type { Provider } from './run-checks.ts';
import type { Agreed } from './stand-in-wallet.ts';

const MAIN = path.join(repositoryRoot, 'apps/arcade/src/main.ts');
const READY = /The arcade is ready at http:\/\/localhost:(\d+)/;
/** A game whose round is one call, with a stake it takes, in cents. */
const GAME = 'tatu-tatu';
const STAKE = 1_000;

/** Money and seats need no pages: a build without any. */
const emptyBuild = (folder: string): void => {
  for (const part of ['assets', 'images', '.vite'])
    mkdirSync(path.join(folder, 'arcade', part), { recursive: true });
  writeFileSync(path.join(folder, 'arcade/.vite/manifest.json'), '{}');
};

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
}

const start = async (folder: string, walletUrl: string, { secret }: Agreed): Promise<Running> => {
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
      LOG_LEVEL: 'fatal',
    },
  });
  let said = '';
  for await (const part of child.stdout) {
    said += String(part);
    const port = READY.exec(said)?.[1];
    if (port !== undefined) return { child, url: `http://127.0.0.1:${port}` };
  }
  throw new Error(`the arcade did not start: ${said}`);
};

const end = async ({ child }: Running, signal: NodeJS.Signals): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

/** Plays one round as the game's page does. What is refused, or breaks, ends it. */
const playRound = async (arcadeUrl: string, token: string): Promise<void> => {
  const ask = async (call: string, body: object): Promise<{ readonly play?: string }> => {
    const reply = await fetch(`${arcadeUrl}/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await reply.json()) as { readonly play?: string };
  };
  try {
    const { play } = await ask('open', { gameId: GAME, token });
    if (play !== undefined) await ask('stake', { play, amount: STAKE, clientSeed: 'ab'.repeat(16) });
  } catch {
    // The server was killed in the middle: that is one of the checks.
  }
};

/** The repository's own arcade, as a separate process. */
export interface OwnArcade extends Provider {
  readonly stop: () => Promise<void>;
}

/** Starts the arcade with its own data folder and this wallet. */
export const ownArcade = async (walletUrl: string, agreed: Agreed): Promise<OwnArcade> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wallet-check-'));
  emptyBuild(folder);
  let running = await start(folder, walletUrl, agreed);
  return {
    gameId: GAME,
    atOnce: true,
    play: (token) => playRound(running.url, token),
    restart: async () => {
      await end(running, 'SIGKILL');
      running = await start(folder, walletUrl, agreed);
    },
    stop: async () => {
      await end(running, 'SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
};
