import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the programs of Debian's PostgreSQL lie, of the version that the manual names. */
export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';

/** Is a program installed? Asked for its version, it answers. */
export const answers = (program: string, ask = '--version'): boolean =>
  spawnSync(program, [ask]).status === 0;

/** PostgreSQL refuses to run as root: root lends it the account that the package made for it. */
export const postgresAccount = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: '-u' | '-g'): number =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** The process of the server that works in this folder of data. */
export const serverOf = (data: string): number =>
  Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
