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

/** Nothing where the file has gone, or goes at this moment. */
const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** A process that ended and was not yet taken note of has no command. */
const commandOf = (pid: number): string => {
  if (process.platform === 'win32') return 'postgres';
  if (existsSync('/proc/self/cmdline')) return textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout;
};

const fileOf = (folder: string): string => join(folder, 'postmaster.pid');

/** Line 1 of postmaster.pid is the process, line 4 its port. */
const namedIn = (folder: string): Postmaster => {
  const [pid, , , port] = textOf(fileOf(folder)).split('\n');
  return { pid: Number(pid), port: Number(port) };
};

/** The living server of a folder. */
export const findPostmaster = (folder: string): Postmaster | null => {
  const named = namedIn(folder);
  return named.pid > 0 && isAlive(named.pid) && commandOf(named.pid).includes('postgres') ? named : null;
};

/**
 * Removes a postmaster.pid whose pid now belongs to another program: PostgreSQL would refuse to start beside
 * it. The file of an ended process stays: PostgreSQL itself knows whether a server starts at this moment.
 */
export const forgetReusedPid = (folder: string): void => {
  const { pid } = namedIn(folder);
  if (pid > 0 && isAlive(pid) && !commandOf(pid).includes('postgres'))
    rmSync(fileOf(folder), { force: true });
};
