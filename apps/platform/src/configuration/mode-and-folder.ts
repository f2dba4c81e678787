import { join, resolve } from 'node:path';
import { EnvironmentReader, type Environment } from './environment.ts';

export const REPOSITORY = resolve(import.meta.dirname, '../../../..');

/**
 * A sandbox stands in for the world, and lets a tester be every customer at once; live is the house that
 * takes money (D72).
 */
export type Mode = 'sandbox' | 'live';

export const modeOf = (read: EnvironmentReader): Mode =>
  read.choice('KIPENGA_MODE', ['sandbox', 'live'], 'sandbox or live');

/** Where a sandbox keeps its database and its keys. */
export const dataFolderOf = (read: EnvironmentReader): string =>
  resolve(read.text('KIPENGA_DATA', join(REPOSITORY, '.data')));

/** The same for a command, which has no other settings. */
export const dataFolderIn = (env: Environment): string => dataFolderOf(new EnvironmentReader(env));
