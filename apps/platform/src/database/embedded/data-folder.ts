import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { canEnter, runAs, type Account } from './account.ts';
import { DatabaseRefusal } from '../database-refusal.ts';

const SUPERUSER = 'kipenga';
const PASSWORD_FILE = 'kipenga.password';
const ELSEWHERE = '/var/lib/kipenga';

/**
 * The data has its own password, made and kept with it: other users of the machine can reach the server's
 * port.
 */
const passwordOf = (folder: string): string => readFileSync(join(folder, PASSWORD_FILE), 'utf8').trim();

/** Where the owner of everything in the server reaches it. */
export const superuserAddress = (folder: string, port: number, database: string): string =>
  `postgres://${SUPERUSER}:${passwordOf(folder)}@127.0.0.1:${port}/${database}`;

/** The uid that owns the data, or null when there is none yet. */
export const ownerOf = (folder: string): number | null => (existsSync(folder) ? statSync(folder).uid : null);

/**
 * Where the data lies. That is `folder`, unless the server's account may not enter it. Then `folder` is a
 * link to a place under /var/lib, so that deleting the visible folder still starts afresh.
 */
export const placeData = (folder: string, account: Account): string => {
  const parent = dirname(folder);
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    return existsSync(folder) ? realpathSync(folder) : resolve(parent, readlinkSync(folder));
  if (canEnter(account, parent)) return folder;
  const elsewhere = join(ELSEWHERE, randomBytes(8).toString('hex'));
  mkdirSync(ELSEWHERE, { recursive: true, mode: 0o755 });
  if (!canEnter(account, ELSEWHERE)) {
    throw new DatabaseRefusal(
      `The embedded database runs as an unprivileged account, which can enter neither ${parent} nor ${ELSEWHERE}. Set KIPENGA_DATA to a folder it can, or set DATABASE_URL.`,
    );
  }
  symlinkSync(elsewhere, folder);
  return elsewhere;
};

const giveTo = (account: Account, path: string): void => {
  if (account) chownSync(path, account.uid, account.gid);
};

const giveAllTo = (account: Account, folder: string): void => {
  if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
};

/**
 * Makes the data in a folder beside its place and moves it when complete. A start cut short leaves nothing
 * half made.
 */
const makeData = (folder: string, account: Account, initdb: string, durable: boolean): void => {
  const fresh = mkdtempSync(`${folder}.new-`);
  giveTo(account, fresh);
  const passwordFile = `${fresh}.password`;
  try {
    writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    giveTo(account, passwordFile);
    const made = spawnSync(
      initdb,
      [
        '-D',
        fresh,
        '-U',
        SUPERUSER,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--locale=C',
        '--encoding=UTF8',
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...runAs(account), cwd: '/', encoding: 'utf8' },
    );
    if (made.status !== 0)
      throw new DatabaseRefusal(
        `The embedded database could not be made in ${folder}: ${made.stderr || made.error?.message}`,
      );
    renameSync(passwordFile, join(fresh, PASSWORD_FILE));
    renameSync(fresh, folder);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(fresh, { recursive: true, force: true });
  }
};

/** Makes the data folder when there is none, and gives an existing one to the server's account. */
export const prepareData = (folder: string, account: Account, initdb: string, durable: boolean): void => {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    makeData(folder, account, initdb, durable);
  } else if (account && statSync(folder).uid !== account.uid) {
    giveAllTo(account, folder);
  }
};
