import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigRefusal } from './environment.ts';

interface Kept {
  readonly file: string;
  /** What it is for, as an operator is told. */
  readonly what: string;
  readonly make: () => string;
  readonly fits: (text: string) => boolean;
  /** The variable to set in its place, and to what. */
  readonly help: string;
}

/** Gives a file its name, unless another has it. A disk without links has it written there instead. */
const nameOnce = (draft: string, file: string, text: string): void => {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (existsSync(file)) throw error;
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  }
};

/** Makes a file with its whole text at once, unless there is one: of several processes that make it, one does. */
const writeOnce = (file: string, text: string): void => {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: 0o600 });
    nameOnce(draft, file, text);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/**
 * A secret that a sandbox makes once and keeps beside its database, for nobody else to read.
 * @throws ConfigRefusal where it can keep none there, or what is kept there is none.
 */
export const keptSecret = ({ file, what, make, fits, help }: Kept): string => {
  try {
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) writeOnce(file, make());
  } catch (error) {
    throw new ConfigRefusal(`No key for ${what} can be kept in ${file} (${String(error)}). Set ${help}.`);
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (!fits(kept)) throw new ConfigRefusal(`${file} holds no key. Delete it, or set ${help}.`);
  return kept;
};
