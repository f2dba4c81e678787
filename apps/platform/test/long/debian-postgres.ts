import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Programs of Debian's PostgreSQL, of the version named in the manual. */
export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';

/** True if a program is installed: it answers when asked for its version. */
export const answers = (program: string, ask = '--version'): boolean =>
  spawnSync(program, [ask]).status === 0;

/** PostgreSQL refuses to run as root: root uses the account made by the package. */
export const postgresAccount = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: '-u' | '-g'): number =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** The server process that works in this data folder. */
export const serverOf = (data: string): number =>
  Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
