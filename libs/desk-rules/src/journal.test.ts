import { createHash } from 'node:crypto';
import { cents, instant, kes } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { ACTS, isActName, mayDo, needsSecond } from './acts.ts';
import { lineAfter, verifyJournal, type JournalLine, type UnwrittenLine } from './journal.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const act = (why: string): UnwrittenLine => ({
  at: instant('2026-11-27T09:00:00Z'),
  operator: 'Achieng',
  role: 'trader',
  second: null,
  act: 'suspend',
  args: { scope: 'all', until: null },
  why,
  outcome: { says: 'No bets on all betting' },
});

const written: JournalLine[] = [];
for (const why of ['floodlights', 'fog', 'floods'])
  written.push(lineAfter(written.at(-1) ?? null, act(why), hashOf));

test('a chain holds, whatever order its fields are kept in, and may be checked piece by piece (D98)', () => {
  const shuffled = written.map((line) => ({ ...line, args: { until: null, scope: 'all' } }));
  expect(verifyJournal(shuffled, hashOf)).toBeNull();
  expect(verifyJournal(written.slice(1), hashOf, written[0])).toBeNull();
});

test('the first line that was changed, left out or put in is named (D98)', () => {
  const changed = (one: Partial<JournalLine>) =>
    verifyJournal(
      written.map((line, at) => (at === 1 ? { ...line, ...one } : line)),
      hashOf,
    );
  const fields = { why: 'x', operator: 'x', second: 'x', args: {}, outcome: {}, act: 'x', hash: 'x' };
  for (const [name, value] of Object.entries(fields))
    expect([name, changed({ [name]: value })]).toEqual([name, { number: 2, why: 'changed' }]);
  expect(verifyJournal(written.toSpliced(1, 1), hashOf)).toEqual({ number: 2, why: 'missing' });
  // Rewritten with a hash that fits, it no longer fits what follows.
  const forged = lineAfter(written[0]!, act('nothing'), hashOf);
  expect(verifyJournal(written.with(1, forged), hashOf)).toEqual({ number: 3, why: 'changed' });
});

test('a second person is needed above the amount of the act, and for a held balance always (D46, D98)', () => {
  expect([kes(10_000), cents(1_000_001)].map((moves) => needsSecond('result', moves))).toEqual([false, true]);
  expect(needsSecond('decide-balance', cents(0))).toBe(true);
  expect(needsSecond('suspend', kes(1_000_000))).toBe(false);
  expect([mayDo('trader', 'result'), mayDo('trader', 'end-payout')]).toEqual([true, false]);
  expect(Object.keys(ACTS).every(isActName) && !isActName('toString')).toBe(true);
});
