import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../run-command.ts';
import type { Library } from './library.ts';

/** Runs a program and returns what it prints. */
export type Run = (command: string, args: readonly string[], cwd: string) => string;

const runQuietly: Run = (command, args, cwd) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });

/** One library that is packed: its version, which no other content has, and its file. */
interface Pack {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

/**
 * Packs a built library into a folder, after those it needs. Its version is that of the manifest with the commit and a
 * digest of its content and of the versions it needs, `0.0.0-gc16dfafe1234.c5f3a90b1`: no two packs that differ have one name.
 */
export function packInto(destination: string, library: Library, run: Run = runQuietly): readonly Pack[] {
  const needs = library.needs.flatMap((one) => packInto(destination, one, run));
  const room = mkdtempSync(path.join(tmpdir(), 'pack-'));
  try {
    const pack = (from: string, to: string): string =>
      path.join(
        to,
        run('npm', ['pack', '--pack-destination', to, '--ignore-scripts', '--silent'], from).trim(),
      );
    const plain = pack(library.folder, room);
    run('tar', ['-xzf', plain, '-C', room], room);
    const commit = run('git', ['rev-parse', '--short=12', 'HEAD'], repositoryRoot).trim();
    const own = Object.fromEntries(needs.map(({ name, version: packed }) => [name, packed]));
    const content = createHash('sha256').update(readFileSync(plain)).update(JSON.stringify(own));
    const version = `${library.version}-g${commit}.c${content.digest('hex').slice(0, 8)}`;
    const manifest = path.join(room, 'package/package.json');
    const told = JSON.parse(readFileSync(manifest, 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    writeFileSync(
      manifest,
      `${JSON.stringify({ ...told, version, dependencies: { ...told.dependencies, ...own } }, null, 2)}\n`,
    );
    return [...needs, { name: library.name, version, file: pack(path.join(room, 'package'), destination) }];
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}
