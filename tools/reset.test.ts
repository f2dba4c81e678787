import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
let elsewhere: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kipenga-reset-'));
  elsewhere = mkdtempSync(path.join(tmpdir(), 'kipenga-elsewhere-'));
});
afterEach(() => {
  for (const one of [folder, elsewhere]) rmSync(one, { recursive: true });
});

const reset = () =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'reset.ts')], {
    env: { ...process.env, KIPENGA_DATA: folder },
    encoding: 'utf8',
  });

const FILES = [
  'postgres.holder',
  'postgres.lock',
  'postgres.lock-journal',
  'postgres.log',
  'platform.log',
  'arcade.log',
];

const leaveFiles = (): void => {
  for (const file of FILES) writeFileSync(path.join(folder, file), '');
  mkdirSync(path.join(folder, 'arcade'));
};

test('nothing of a sandbox is left, and what is not ours stays', () => {
  leaveFiles();
  mkdirSync(path.join(folder, 'postgres'));
  writeFileSync(path.join(folder, 'mine'), '');
  expect(reset().status).toBe(0);
  expect(readdirSync(folder)).toEqual(['mine']);
});

test('where the database lies elsewhere, it is forgotten there', () => {
  leaveFiles();
  const place = path.join(elsewhere, 'c0ffee');
  mkdirSync(place);
  for (const file of ['c0ffee/PG_VERSION', 'c0ffee.holder', 'c0ffee.lock', 'another'])
    writeFileSync(path.join(elsewhere, file), '');
  symlinkSync(place, path.join(folder, 'postgres'));
  expect(reset().status).toBe(0);
  expect([readdirSync(folder), readdirSync(elsewhere)]).toEqual([[], ['another']]);
});

test('a database that runs is left alone', () => {
  leaveFiles();
  mkdirSync(path.join(folder, 'postgres'));
  writeFileSync(path.join(folder, 'postgres/postmaster.pid'), `${process.pid}\n`);
  const { status, stderr } = reset();
  expect([status, stderr]).toEqual([1, expect.stringContaining('Stop it first')]);
  for (const file of FILES) expect(existsSync(path.join(folder, file))).toBe(true);
});
