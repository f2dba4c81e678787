import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stopNode } from './run-command.ts';

/** A process that the others need. */
export interface Part {
  /** Name for people: "The arcade". */
  readonly name: string;
  readonly child: ChildProcess;
}

/** The end of a run. */
export interface Ending {
  /** True if a signal stopped the whole run. */
  readonly wasStopped: boolean;
  /** The exit code of the part that ended first; 1 where it was killed or could not be started. */
  readonly code: number;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Interval in milliseconds between checks that our parent, a shell or npm, still lives: a signal that ends npm alone is not passed on. */
const PARENT_CHECK_MS = 1000;

const endOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });

/**
 * Our parent's parent, where our parent is the shell that npm starts us by and the system tells: the shell
 * outlives npm.
 */
function startedShell(): string {
  try {
    const isShell = readFileSync(`/proc/${process.ppid}/cmdline`, 'utf8').split('\0')[1] === '-c';
    // The name before it, in brackets, may hold anything.
    const parent = /\) \S (\d+) [^)]*$/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'))?.[1];
    return isShell ? (parent ?? '') : '';
  } catch {
    return '';
  }
}

const ancestors = (): string => `${process.ppid} ${startedShell()}`;

/** Calls back at the first signal to this process, and when its parent is gone. @returns the function that ends it. */
function onWishToStop(stop: () => void): () => void {
  const startedBy = ancestors();
  const watch = setInterval(() => ancestors() !== startedBy && stop(), PARENT_CHECK_MS);
  for (const signal of SIGNALS) process.on(signal, stop);
  return () => {
    clearInterval(watch);
    for (const signal of SIGNALS) process.off(signal, stop);
  };
}

/**
 * Waits until all parts have ended. When the process is told to stop, or any part ends, the others are
 * stopped one after another in the order given.
 */
export async function runTogether(parts: readonly Part[]): Promise<Ending> {
  let wasStopped = false;
  let stopping: Promise<void> | undefined;
  const stopAll = async (): Promise<void> => {
    for (const { child } of parts) await stopNode(child);
  };
  const stop = (): Promise<void> => (stopping ??= stopAll());
  const forget = onWishToStop(() => {
    wasStopped = true;
    void stop();
  });
  const endings = parts.map(async ({ name, child }) => {
    const code = await endOf(child);
    if (stopping === undefined && parts.length > 1)
      console.error(`${name} has ended (${child.signalCode ?? code}), and everything else is stopped too.`);
    void stop();
    return code;
  });
  const code = await Promise.race(endings);
  await Promise.all(endings);
  forget();
  return { wasStopped, code };
}
