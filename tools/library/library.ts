import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../run-command.ts';

/** One library that is packed: its folder, and its manifest as far as the tools read it. */
export interface Library {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** The libraries of this repository that it needs. */
  readonly needs: readonly Library[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Reads the library in a folder. */
export function libraryIn(folder: string): Library {
  const {
    name,
    version,
    dependencies = {},
  } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const needs = Object.keys(dependencies)
    .filter((one) => one.startsWith('@kipenga/'))
    .map((one) => libraryIn(path.join(repositoryRoot, 'libs', path.basename(one))));
  return { folder, name, version, needs };
}

/** The library that a command names: the folder after the name of its script. */
export function namedLibrary(): Library {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Which library? For example: libs/betting-core');
  return libraryIn(path.resolve(folder));
}

/** The names of the libraries that are packed, as folders of `libs`. */
export const PACKED = ['betting-core', 'pricing'] as const;
