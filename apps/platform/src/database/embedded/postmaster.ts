import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A server that says it runs on a data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const commandOf = (pid: number): string => {
  if (process.platform === 'win32') return 'postgres';
  if (existsSync('/proc/self/cmdline')) {
    return existsSync(`/proc/${pid}/cmdline`)
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : '';
  }
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout;
};

/**
 * Reads postmaster.pid: line 1 is the process, line 4 its port. The file of a process that has gone, or whose pid
 * the system has since given to another program, is removed: PostgreSQL itself would refuse to start beside it.
 */
export const findPostmaster = (folder: string): Postmaster | null => {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (pid > 0 && isAlive(pid) && commandOf(pid).includes('postgres')) return { pid, port };
  rmSync(file, { force: true });
  return null;
};
