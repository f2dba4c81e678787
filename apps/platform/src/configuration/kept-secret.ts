import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigRefusal } from './environment.ts';

interface Kept {
  readonly file: string;
  /** Its purpose, for messages to an operator. */
  readonly what: string;
  readonly make: () => string;
  readonly fits: (text: string) => boolean;
  /** The variable to set instead, and its value. */
  readonly help: string;
}

/** Links a draft to its final name, unless the name is taken. On a disk without links the text is written there instead. */
const nameOnce = (draft: string, file: string, text: string): void => {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (existsSync(file)) throw error;
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  }
};

/** Creates a file with its whole text at once, unless it exists: of several concurrent processes, one creates it. */
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
 * A secret that a sandbox creates once and keeps beside its database, readable by nobody else.
 * @throws ConfigRefusal if it cannot be stored there, or the stored one is invalid.
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
