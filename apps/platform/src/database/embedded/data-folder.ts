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

/** The data has its own password, made and stored with it: other users of the machine can reach the server's port. */
const passwordOf = (folder: string): string => readFileSync(join(folder, PASSWORD_FILE), 'utf8').trim();

/** Address for the superuser, who owns everything in the server. */
export const superuserAddress = (folder: string, port: number, database: string): string =>
  `postgres://${SUPERUSER}:${passwordOf(folder)}@127.0.0.1:${port}/${database}`;

/** The uid that owns the data; null if there is none yet. */
export const ownerOf = (folder: string): number | null => (existsSync(folder) ? statSync(folder).uid : null);

/**
 * The real folder of the data. It is `folder`, unless the server's account may not enter it. Then `folder` is a link to a place
 * under /var/lib, so that deleting the visible folder still starts afresh.
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

/** Makes the data in a neighbouring folder and moves it when complete, so that an interrupted start leaves nothing half made. */
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

/** Makes the data folder if there is none, or gives an existing one to the server's account. */
export const prepareData = (folder: string, account: Account, initdb: string, durable: boolean): void => {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    makeData(folder, account, initdb, durable);
  } else if (account && statSync(folder).uid !== account.uid) {
    giveAllTo(account, folder);
  }
};
