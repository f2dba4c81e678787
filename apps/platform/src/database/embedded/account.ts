import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { DatabaseRefusal } from '../database-refusal.ts';

/** The operating-system account the server runs under; null means our own. */
export type Account = { readonly uid: number; readonly gid: number } | null;

const isRoot = (): boolean => process.getuid?.() === 0;

const parsePasswd = (text: string): readonly { name: string; uid: number; gid: number }[] =>
  text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && Number(uid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });

/**
 * PostgreSQL refuses to run as root, so root uses an existing unprivileged account (initdb needs one the system knows): the
 * data's owner `ownerUid` if there is one, else nobody.
 */
export const serverAccount = (ownerUid: number | null): Account => {
  if (!isRoot()) return null;
  const accounts = parsePasswd(readFileSync('/etc/passwd', 'utf8'));
  const chosen =
    accounts.find(({ uid }) => uid === ownerUid) ??
    accounts.find(({ name }) => name === 'nobody') ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts[0];
  if (!chosen)
    throw new DatabaseRefusal(
      'The embedded database cannot run as root, and this system has no other account. Start as another user, or set DATABASE_URL.',
    );
  return { uid: chosen.uid, gid: chosen.gid };
};

/** Options for `spawn` to run a program under the account. */
export const runAs = (account: Account): { uid?: number; gid?: number } => account ?? {};

/** True if the account may enter `folder`. The system itself is asked, since ownership, groups and access lists all count. */
export const canEnter = (account: Account, folder: string): boolean =>
  account === null ||
  spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0;
