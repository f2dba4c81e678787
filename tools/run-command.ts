import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import path from 'node:path';

/** Root folder of the repository. */
export const repositoryRoot = path.resolve(import.meta.dirname, '..');

/** Settings that keep every tool on this machine: no cloud, no daemon left behind, no telemetry. */
const quietEnvironment = {
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_DAEMON: 'false',
  STORYBOOK_DISABLE_TELEMETRY: '1',
} as const;

/** The platform writes its books before it goes. */
const LONGEST_STOP_MS = 10_000;

/** Path of a script of an installed package. */
export const installedScript = (file: string): string => path.join(repositoryRoot, 'node_modules', file);

/** Destinations of a process's output: the terminal, a pipe, errors to the terminal and the rest to a pipe, or none. */
const OUTPUTS = {
  inherit: 'inherit',
  pipe: 'pipe',
  'pipe-output': ['inherit', 'pipe', 'inherit'],
  ignore: 'ignore',
} as const satisfies Record<string, StdioOptions>;

/** Nx itself, for a Node to run. */
export const nxScript = installedScript('nx/dist/bin/nx.js');

/** Starts the Node that runs this script once more, in the repository's root. */
export function startNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  output: keyof typeof OUTPUTS = 'inherit',
): ChildProcess {
  const stdio: StdioOptions = OUTPUTS[output];
  return spawn(process.execPath, args, {
    cwd: repositoryRoot,
    stdio: typeof stdio === 'string' ? stdio : [...stdio],
    env: { ...process.env, ...quietEnvironment, ...env },
  });
}

/** Asks a process to stop and waits until it has; one that does not within ten seconds is ended. */
export function stopNode(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const end = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS);
    child.once('exit', () => {
      clearTimeout(end);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Runs `startNode` to the end. @returns the exit code; a signal counts as a failure. */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = startNode(args, env);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs Nx with the given arguments. */
export const runNx = (...args: readonly string[]): Promise<number> => runNode([nxScript, ...args]);
