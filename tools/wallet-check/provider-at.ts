import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { Provider } from './run-checks.ts';

/** Access to the provider of another house. */
export interface ProviderAt {
  /** A game's launch address, with {token} where the token stands. */
  readonly launchUrl: string;
  readonly gameId: string;
  /** A command that plays one round at LAUNCH_URL; null where a person does. */
  readonly playCommand: string | null;
  /** A command that kills and restarts the game server; null if there is none. */
  readonly restartCommand: string | null;
}

const run = async (command: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], env });
  await once(child, 'exit');
};

const playByHand = async (launchUrl: string, says: string): Promise<void> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  await terminal.question(`\n${says}\nOpen ${launchUrl}\nPlay one round for money, then press Enter here. `);
  terminal.close();
};

/** A provider played by a command, or by hand. */
export const providerAt = ({ launchUrl, gameId, playCommand, restartCommand }: ProviderAt): Provider => ({
  gameId,
  play: async (token, { says }) => {
    const address = launchUrl.replaceAll('{token}', encodeURIComponent(token));
    if (playCommand === null) return playByHand(address, says);
    return run(playCommand, { ...process.env, LAUNCH_URL: address, LAUNCH_TOKEN: token });
  },
  ...(restartCommand !== null && { restart: () => run(restartCommand, process.env) }),
});
