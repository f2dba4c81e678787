import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseRefusal } from '../database-refusal.ts';

const SQLITE_BUSY = 5;

const lockOf = (folder: string): string => `${folder}.lock`;
const holderOf = (folder: string): string => `${folder}.holder`;

/** Keeps a reference to each lock: an unreferenced one would be garbage-collected, and released. */
const held = new Set<DatabaseSync>();

const refusal = (folder: string, error: unknown): DatabaseRefusal => {
  const isTaken = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
  if (!isTaken)
    return new DatabaseRefusal(
      `The data in ${folder} cannot be locked: ${error instanceof Error ? error.message : String(error)}`,
    );
  const holder = existsSync(holderOf(folder)) ? readFileSync(holderOf(folder), 'utf8').trim() : '';
  return new DatabaseRefusal(
    `The data in ${folder} already belongs to ${holder || 'another process'}. Stop it first, or choose another folder with KIPENGA_DATA.`,
  );
};

/**
 * Takes the data for this process, before anything looks at it. The lock is an open transaction on a SQLite
 * file: of the system's locks Node can hold this one alone. It asks no server, and ends with the process,
 * however that ends.
 * @param folder the visible data folder; the lock lies beside it.
 * @returns the function that gives the data up.
 * @throws DatabaseRefusal naming the other owner.
 */
export const takeOwnership = (folder: string): (() => void) => {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockOf(folder));
    // A file SQLite may only read is not locked, and nothing is said.
    accessSync(lockOf(folder), constants.W_OK);
    lock.exec('BEGIN EXCLUSIVE');
    writeFileSync(holderOf(folder), `process ${process.pid}\n`);
  } catch (error) {
    lock?.close();
    throw refusal(folder, error);
  }
  const owned = lock;
  held.add(owned);
  return () => {
    held.delete(owned);
    owned.close();
  };
};
