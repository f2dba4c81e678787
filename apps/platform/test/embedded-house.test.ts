import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { manualBlock } from './manual-lines.ts';
import { runLines, type Written } from './run-command.ts';
import { spawnPlatform, type SpawnedPlatform } from './spawn-platform.ts';

const restored = mkdtempSync(path.join(process.env['TEST_FOLDER'] ?? tmpdir(), 'embedded-house-'));
chmodSync(restored, 0o755);
const copy = path.join(restored, 'copy');
let platform: SpawnedPlatform | undefined;
afterEach(async () => {
  await platform?.dispose();
  rmSync(restored, { recursive: true });
});

const command = (lines: string, dataFolder: string): Promise<Written> =>
  runLines(`node --conditions=@kipenga/source apps/platform/src/commands/${lines}`, {
    KIPENGA_DATA: dataFolder,
  });
const makeOperator = (dataFolder: string) =>
  command('make-operator.ts --name Achieng --role admin', dataFolder);

test('commands find the embedded database of a sandbox that runs, and its backup is that house again', async () => {
  platform = await spawnPlatform();
  const { dataFolder } = platform;
  const backup = path.join(restored, 'kipenga.tar.gz');
  expect((await makeOperator(dataFolder)).stdout).toMatch(/^Password .*\nCodes /);
  await platform.end();
  expect(await command('operate.ts list', dataFolder)).toMatchObject({
    code: 1,
    stderr: `DATABASE_URL is not set, and the sandbox of ${dataFolder}/postgres does not run. Start it with npm start, and give the command again.\n`,
  });
  const kept = manualBlock('tar -czhf', { 'kipenga.tar.gz': backup, '.data': dataFolder });
  const unpacked = manualBlock('tar -xzf', { '/tmp/kipenga': copy, 'kipenga.tar.gz': backup });
  for (const lines of [kept, unpacked]) expect(await runLines(lines, {})).toEqual({ stdout: '', stderr: '' });
  await platform.dispose();
  platform = await spawnPlatform({ dataFolder: copy });
  expect((await makeOperator(copy)).stderr).toBe('There is an operator Achieng already\n');
});
