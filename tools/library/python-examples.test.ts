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

    test('systems, cash-outs and exposures are what their definitions reckon', () => {
      const { status, stderr } = python(path.join(examples, 'reckon_bets.py'), '--check');
      expect([status, stderr]).toEqual([0, '']);
    });

    test.each([
      ['bet-quotes.json', '"stake": "49.00"', '"stake": 49', 'bet-quotes.json[0].stake: 49 is no string'],
      ['bet-quotes.json', '"95.83"', '"95.84"', 'TAX-01: netPayout is 95.83, not 95.84'],
    ])('in %s it finds that %s became %s', (file, from, to, told) => {
      const copy = mkdtempSync(path.join(throwawayFolder(), 'examples-'));
      cpSync(examples, copy, { recursive: true });
      const text = readFileSync(path.join(copy, file), 'utf8');
      writeFileSync(path.join(copy, file), text.replace(from, to));
      const { status, stderr } = python(path.join(copy, 'check_examples.py'));
      expect([status, stderr.trim()]).toEqual([1, told]);
    });
  },
);
