import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withOldDatabase } from './old-database.ts';
import { runLines } from './run-command.ts';
import { ownDatabase } from './with-database.ts';

const { url } = await ownDatabase();
const MANUAL = readFileSync(path.resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

/** What the manual's lines with a command of the house write on a new database, and what they refuse; by the last command of the lines. */
const WRITTEN: Readonly<Record<string, { readonly stdout: RegExp; readonly stderr: RegExp }>> = {
  operate: { stdout: /^The books were not checked yet.*\nNo line is set aside\n$/, stderr: /^$/ },
  'verify-journal': { stdout: /^Password .*\nCodes .*\n0 lines, each as it was written\. /, stderr: /^$/ },
  'mark-receipts-out': { stdout: /^0 receipts of money that went out are marked\n$/, stderr: /^$/ },
  'day-report': { stdout: /^$/, stderr: /^There is no report of 2026-11-26: / },
  'personal-data': {
    stdout: /^$/,
    stderr: /^No account of this number\nNobody called .* works at the desk\n$/,
  },
};

test('the manual’s commands do what it says, as it writes them', async () => {
  const blocks = [...MANUAL.matchAll(/```bash\n(.*?)```/gs)]
    .map(([, lines = '']) => lines.replaceAll(/ > \S+$/gm, ''))
    .filter((lines) => lines.includes('src/commands/'));
  const named = (lines: string) => [...lines.matchAll(/commands\/([a-z-]+)\.ts/g)].at(-1)?.[1] ?? '';
  expect(blocks.map(named)).toEqual(Object.keys(WRITTEN));
  const own = { DATABASE_URL: url, OPERATOR_KEYS: 'c0ffee15'.repeat(8) };
  const said = await Promise.all(blocks.map((lines) => runLines(lines, own)));
  for (const [at, { stdout, stderr }] of said.entries())
    expect({ stdout, stderr }).toEqual({
      stdout: expect.stringMatching(WRITTEN[named(blocks[at]!)]!.stdout),
      stderr: expect.stringMatching(WRITTEN[named(blocks[at]!)]!.stderr),
    });
});

test('a command says in words that a database is of an older version', async () => {
  // Before the desk came there were no operators.
  await withOldDatabase(230, async (_, oldUrl) => {
    const close = 'close-account.ts --phone 0712345678 --close house --author "A. Otieno"';
    const lines = `node --conditions=@kipenga/source apps/platform/src/commands/${close}`;
    expect((await runLines(lines, { DATABASE_URL: oldUrl })).stderr).toMatch(
      /^The database is of another version of Kipenga: .*\n$/,
    );
  });
});
