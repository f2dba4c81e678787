import { join, resolve } from 'node:path';
import { EnvironmentReader, type Environment } from './environment.ts';

export const REPOSITORY = resolve(import.meta.dirname, '../../../..');

/** A sandbox uses stand-ins for the outside world, and lets a tester act as every customer; live is the house that takes money (D72). */
export type Mode = 'sandbox' | 'live';

export const modeOf = (read: EnvironmentReader): Mode =>
  read.choice('KIPENGA_MODE', ['sandbox', 'live'], 'sandbox or live');

/** Folder of a sandbox's database and keys. */
export const dataFolderOf = (read: EnvironmentReader): string =>
  resolve(read.text('KIPENGA_DATA', join(REPOSITORY, '.data')));

/** The same folder for a command, which has no other settings. */
export const dataFolderIn = (env: Environment): string => dataFolderOf(new EnvironmentReader(env));
