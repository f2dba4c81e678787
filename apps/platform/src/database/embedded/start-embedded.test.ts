import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../connect.ts';
import { freePort } from './free-port.ts';
import { findPostmaster } from './postmaster.ts';
import { startEmbedded } from './start-embedded.ts';

/** The folder for data of tests, in memory where there is plenty of it. */
const TEST_FOLDER = process.env['TEST_FOLDER'] ?? tmpdir();

const OWNER = `
  import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'start-embedded.ts'))};
  await startEmbedded({ folder: process.argv[1], durable: false });
  console.log('ready');
  setInterval(() => undefined, 1000);`;

describe('the embedded server', () => {
  let parent: string;
  let folder: string;
  beforeEach(() => {
    parent = mkdtempSync(join(TEST_FOLDER, 'embedded-'));
    chmodSync(parent, 0o755);
    folder = join(parent, 'postgres');
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  test('refuses a second owner in words, keeps its data, and frees it when it stops', async () => {
    const first = await startEmbedded({ folder, durable: false });
    const db = connect(first.ownerUrl);
    await db.query('CREATE TABLE kept AS SELECT 7 AS n');
    await db.close();
    await expect(startEmbedded({ folder, durable: false })).rejects.toThrow(
      `already belongs to process ${process.pid}`,
    );
    const otherName = join(parent, 'seen-otherwise');
    symlinkSync(folder, otherName);
    await expect(startEmbedded({ folder: otherName, durable: false })).rejects.toThrow(
      `already belongs to process ${process.pid}`,
    );
    await first.stop();
    const again = await startEmbedded({ folder, durable: false });
    const reader = connect(again.ownerUrl);
    expect(await reader.query('SELECT n FROM kept')).toEqual([{ n: 7 }]);
    await reader.close();
    await again.stop();
  });

  test('belongs to its owner whatever becomes of the connections to it', async () => {
    const first = await startEmbedded({ folder, durable: false });
    const db = connect(first.ownerUrl);
    await db.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
    await expect(startEmbedded({ folder, durable: false })).rejects.toThrow(
      `already belongs to process ${process.pid}`,
    );
    expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await db.close();
    await first.stop();
  });

  test('is started again where it was when it ends alone, and stops also when it is gone', async () => {
    const told: string[] = [];
    const server = await startEmbedded({ folder, durable: false, say: (words) => told.push(words) });
    const db = connect(server.url);
    await db.query('SELECT 1');
    const before = findPostmaster(folder);
    process.kill(before?.pid ?? 0, 'SIGKILL');
    while (told.length < 2) await db.query('SELECT 1').catch(() => undefined);
    expect(told).toEqual([
      'The embedded database has ended; it is started again.',
      'The embedded database runs again.',
    ]);
    expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const after = findPostmaster(folder);
    expect(after?.port).toBe(before?.port);
    expect(after?.pid).not.toBe(before?.pid);
    await db.close();
    process.kill(after?.pid ?? 0, 'SIGKILL');
    await server.stop();
  });

  test('is adopted when its owner was killed', async () => {
    const owner = spawn(process.execPath, ['--input-type=module', '-e', OWNER, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(owner.stdout, 'data');
    const before = findPostmaster(folder);
    expect(before).not.toBeNull();
    await expect(startEmbedded({ folder, durable: false })).rejects.toThrow(
      `already belongs to process ${owner.pid}`,
    );
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const adopted = await startEmbedded({ folder, durable: false });
    expect(findPostmaster(folder)).toEqual(before);
    await adopted.stop();
    expect(findPostmaster(folder)).toBeNull();
  });

  test('starts beside the pid file of a process that is something else by now', async () => {
    const first = await startEmbedded({ folder, durable: false });
    await first.stop();
    writeFileSync(
      join(folder, 'postmaster.pid'),
      `${process.pid}\n${folder}\n0\n5432\n\n127.0.0.1\n0 0\nready\n`,
    );
    const port = await freePort();
    const again = await startEmbedded({ folder, port, durable: false });
    expect(findPostmaster(folder)?.port).toBe(port);
    await again.stop();
  });

  test.runIf(process.getuid?.() === 0)(
    'never runs as root, even when the repository and the data lie in a home only root can enter',
    async () => {
      chmodSync(parent, 0o700);
      const server = await startEmbedded({ folder, durable: false });
      const db = connect(server.ownerUrl);
      const [row] = await db.query<{ folder: string }>("SELECT current_setting('data_directory') AS folder");
      expect(statSync(row?.folder ?? '/').uid).not.toBe(0);
      await db.close();
      await server.stop();
      rmSync(row?.folder ?? '', { recursive: true });
    },
  );
});
