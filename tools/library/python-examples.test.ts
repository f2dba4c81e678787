import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../run-command.ts';
import { throwawayFolder } from '../throwaway-folder.ts';

const examples = path.join(repositoryRoot, 'libs/betting-core/examples');

/** Runs Python without leaving compiled files behind. */
const python = (...args: readonly string[]) => spawnSync('python3', ['-B', ...args], { encoding: 'utf8' });

const hasPython = python('-c', 'import sys; sys.exit(sys.version_info < (3, 8))').status === 0;

describe.skipIf(!hasPython)(
  'the example files, read in Python (skipped without python3 of 3.8 or later)',
  () => {
    test('each is as its schema says, and its quotes agree to the cent', () => {
      const { status, stderr, stdout } = python(path.join(examples, 'check_examples.py'));
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toContain('files as their schemas say');
    });

    test('systems, cash-outs and exposures are what their definitions reckon, and it says how many', () => {
      const { status, stderr, stdout } = python(path.join(examples, 'reckon_bets.py'));
      expect([status, stderr]).toEqual([0, '']);
      const told = ['systems.json', 'cash-outs.json', 'exposures.json'].map((file) => {
        const cases = JSON.parse(readFileSync(path.join(examples, file), 'utf8')) as readonly unknown[];
        return `${file}: ${cases.length} cases reckoned, and all agree`;
      });
      expect(stdout.trim().split('\n')).toEqual(told);
    });

    test('the ten lines of the README agree with every quote', () => {
      const readme = readFileSync(path.join(examples, '../README.md'), 'utf8');
      const [, script = ''] = /^```py\n(.+?)\n^```$/ms.exec(readme) ?? [];
      const quotes = path.join(examples, 'bet-quotes.json');
      const { status, stderr, stdout } = python('-c', script, quotes);
      const cases = JSON.parse(readFileSync(quotes, 'utf8')) as readonly unknown[];
      expect([status, stderr, script.split('\n').length]).toEqual([0, '', 10]);
      expect(stdout.match(/ agrees$/gm)).toHaveLength(cases.length);
      expect(stdout).not.toContain('differs');
    });

    test.each([
      [
        'check_examples.py',
        'bet-quotes.json',
        '"stake": "49.00"',
        '"stake": 49',
        'bet-quotes.json[0].stake: 49 is no string',
      ],
      ['check_examples.py', 'bet-quotes.json', '"95.83"', '"95.84"', 'TAX-01: netPayout is 95.83, not 95.84'],
      [
        'reckon_bets.py',
        'systems.json',
        '"274.64"',
        '"274.65"',
        'systems.json: expected.netPayout of SYS-01 is 274.64 as reckoned, and 274.65 in the file',
      ],
      [
        'reckon_bets.py',
        'cash-outs.json',
        '"fair"',
        '"worth"',
        'cash-outs.json: expected.fair of CSH-01 is 120.59 as reckoned, and nothing in the file',
      ],
    ])('%s finds that in %s %s became %s', (script, file, from, to, told) => {
      const copy = mkdtempSync(path.join(throwawayFolder(), 'examples-'));
      cpSync(examples, copy, { recursive: true });
      const text = readFileSync(path.join(copy, file), 'utf8');
      writeFileSync(path.join(copy, file), text.replace(from, to));
      const { status, stderr } = python(path.join(copy, script));
      expect([status, stderr.trim()]).toEqual([1, told]);
    });
  },
);
