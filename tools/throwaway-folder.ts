import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux keeps these files in memory. */
const IN_MEMORY = '/dev/shm';
/** Ten times the size of the databases of a run, in bytes. */
const ENOUGH_BYTES = 4_000_000_000;

/**
 * Returns the folder for data that a test throws away: in memory if there is plenty of it, else the usual one. A database is a thousand files, and creating them
 * on a disk takes longer than all tests of a file.
 */
export function throwawayFolder(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? IN_MEMORY : tmpdir();
}
