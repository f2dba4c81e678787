import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { instant, kes, ok } from '@kipenga/betting-core';
import { lineAfter, type JournalLine, type UnwrittenLine } from '@kipenga/desk-rules';
import { expect, test, vi } from 'vitest';
import { orderOf } from '../src/commands/order-of.ts';
import { appendLine, checkJournal } from '../src/desk/journal.ts';
import { moneyUnplaced } from '../src/payments/index.ts';
import { bettingTimeOf, systemClock } from '../src/ports/index.ts';
import { MANUAL_BLOCKS, manualBlock } from './manual-lines.ts';
import { withOldDatabase } from './old-database.ts';
import { runLines } from './run-command.ts';
import { ownDatabase } from './with-database.ts';

const { db, owner, url } = await ownDatabase();

/** Expected output of the manual's commands on a new database, by the last command of the lines. */
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
  const blocks = MANUAL_BLOCKS.map((lines) => lines.replaceAll(/ > \S+$/gm, '')).filter((lines) =>
    lines.includes('src/commands/'),
  );
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

test('the check of the journal ends with 1 and names the line that was changed, removed or put in, and knows the hash that was kept', async () => {
  const line = (why: string): UnwrittenLine => ({
    at: instant('2026-11-27T09:00:00Z'),
    operator: 'Achieng',
    role: 'trader',
    second: null,
    act: 'suspend',
    args: { scope: 'all' },
    why,
    outcome: { says: 'No bets on all betting' },
  });
  const write = (why: string) => db.transaction((sql) => appendLine(sql, line(why)));
  for (const why of ['floodlights', 'fog', 'floods']) await write(why);
  const { hash: kept } = await write('the last of the day');
  await write('the day after');
  const command = 'node --conditions=@kipenga/source apps/platform/src/commands/verify-journal.ts';
  const checked = async (options = '') => {
    const { stdout, stderr, code = 0 } = await runLines(`${command} ${options}`, { DATABASE_URL: url });
    return [code, stdout + stderr];
  };
  /** Alters the journal as the owner of the database, looks at it, and restores it. */
  const once = async <Answer>(statements: string, look: () => Promise<Answer>): Promise<Answer> => {
    await owner.query('CREATE TABLE as_it_was AS SELECT * FROM journal_line');
    const forge = (text: string) =>
      owner.query(
        `ALTER TABLE journal_line DISABLE TRIGGER USER; ${text}; ALTER TABLE journal_line ENABLE TRIGGER USER`,
      );
    await forge(statements);
    const answer = await look();
    await forge(
      'DELETE FROM journal_line; INSERT INTO journal_line SELECT * FROM as_it_was; DROP TABLE as_it_was',
    );
    return answer;
  };
  const whole = [
    0,
    expect.stringMatching(/^5 lines, each as it was written\. The last hash: [0-9a-f]{64}\n$/),
  ];
  expect(await checked(`--kept ${kept}`)).toEqual(whole);
  expect(await once(`UPDATE journal_line SET why = 'rain' WHERE number = 2`, checked)).toEqual([
    1,
    'Line 2 was changed, or does not follow the one before it\n',
  ]);
  expect(await once('DELETE FROM journal_line WHERE number = 3', checked)).toEqual([
    1,
    'Line 3 is missing\n',
  ]);
  // Inserted with a hash that fits the line before, it does not fit the line after.
  const before = await db.query<JournalLine>('SELECT number, hash FROM journal_line WHERE number = 2');
  const forged = lineAfter(before[0]!, line('nothing'), (text) =>
    createHash('sha256').update(text).digest('hex'),
  );
  const putIn = `INSERT INTO journal_line SELECT 3, at, operator, role, second, act, args, 'nothing', outcome, '${forged.hash}' FROM journal_line WHERE number = 2`;
  const moved = 'UPDATE journal_line SET number = -number WHERE number > 2';
  const back = 'UPDATE journal_line SET number = 1 - number WHERE number < 0';
  const unchecked = 'ALTER TABLE journal_line DROP CONSTRAINT journal_line_number_check';
  const checkedAgain = 'ALTER TABLE journal_line ADD CONSTRAINT journal_line_number_check CHECK (number > 0)';
  const inserted = [unchecked, moved, putIn, back, checkedAgain].join('; ');
  expect(await once(inserted, () => checkJournal(db))).toMatchObject({ wrong: { number: 4 } });
  // The end is cut off: the rest is a valid chain, and only the stored hash reveals it.
  const cut = 'DELETE FROM journal_line WHERE number > 3';
  expect(await once(cut, () => checked(`--kept ${kept}`))).toEqual([
    1,
    expect.stringContaining(`No line has the hash ${kept}`),
  ]);
});

/** Test files that run the manual's other blocks; each names a block by a few of its words. */
const RUN_ELSEWHERE = [
  'operations.test.ts',
  'embedded-house.test.ts',
  'long/lost-machine.test.ts',
  'long/patroni-kills.test.ts',
];

test('what else the manual has run is run by a test', () => {
  const others = MANUAL_BLOCKS.filter((lines) => !lines.includes('src/commands/'));
  const tests = RUN_ELSEWHERE.map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  const named = tests.flatMap((text) =>
    [...text.matchAll(/manualBlock\('([^']+)'/g)].map(([, words]) => words!),
  );
  expect(others.filter((lines) => !named.some((words) => lines.includes(words)))).toEqual([]);
});

test('operate list says what stands in suspense, and counts what is answered at the desk alone', async () => {
  const money = { receipt: 'TKSUSPENSE', amount: kes(500), account: '0799', payer: '254711***222' };
  const clocks = { bettingClock: bettingTimeOf(systemClock) };
  await db.transaction((sql) => moneyUnplaced(sql, clocks, money));
  await owner.query(
    `INSERT INTO approval (act, args, why, asked_by, asked_role, asked_at, preview) VALUES ('void', '{}', 'fog', 'Achieng', 'trader', now(), '{}')`,
  );
  const { stdout } = await runLines(manualBlock('operate list'), { DATABASE_URL: url });
  expect(stdout).toMatch(
    /^In suspense: TKSUSPENSE .* KES 500\.00 {2}account typed: 0799, from: 254711\*\*\*222$/m,
  );
  expect(stdout).toMatch(/^Acts that wait for a second person, at the desk under Approvals: 1$/m);
});

const COMMANDS = path.resolve(import.meta.dirname, '../src/commands');
const HELPERS = new Set(['order-of.ts', 'over-database.ts']);

test('every command has its order read in the one way that knows --help and refuses in words', async () => {
  for (const file of readdirSync(COMMANDS).filter((name) => !HELPERS.has(name))) {
    const text = readFileSync(path.join(COMMANDS, file), 'utf8');
    expect(text, file).toContain('orderOf');
    expect(text, file).not.toContain('process.argv');
  }
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(orderOf({ usage: 'a-command.ts --phone PHONE', read: ok }, ['--help'])).toBeNull();
  expect(said.mock.calls).toEqual([['a-command.ts --phone PHONE\n']]);
  said.mockRestore();
  const command = 'node --conditions=@kipenga/source apps/platform/src/commands/verify-journal.ts --keep x';
  const wrong = await runLines(command, {});
  expect(wrong).toMatchObject({ code: 64, stdout: '' });
  const [first, empty, ...rest] = wrong.stderr.split('\n');
  expect([first, empty]).toEqual(["Unknown option '--keep'", '']);
  expect(rest.join('\n')).toMatch(/^verify-journal\.ts \[--kept HASH\]\n/);
});

test('a command says in words that a database is of an older version', async () => {
  // There were no operators before the desk existed.
  await withOldDatabase(230, async (_, oldUrl) => {
    const close = 'close-account.ts --phone 0712345678 --close house --author "A. Otieno"';
    const lines = `node --conditions=@kipenga/source apps/platform/src/commands/${close}`;
    expect((await runLines(lines, { DATABASE_URL: oldUrl })).stderr).toMatch(
      /^The database is of another version of Kipenga: .*\n$/,
    );
  });
});
