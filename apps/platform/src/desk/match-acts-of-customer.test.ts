import { betId, cents, instant } from '@kipenga/betting-core';
import type { JournalLine } from '@kipenga/desk-rules';
import { expect, test } from 'vitest';
import { movedAfter } from './match-acts-of-customer.ts';

const line = (number: number, time: string, matchId: string): JournalLine => ({
  number,
  at: instant(`2026-11-28T${time}Z`),
  operator: 'trader',
  role: 'trader',
  second: null,
  act: 'result',
  args: { match_id: matchId },
  why: '',
  outcome: {},
  hash: '',
});

test('a transfer of a bet on several matches counts once, for the newest act before it', () => {
  const [first, last, corrected] = [
    line(1, '10:00:00', '7'),
    line(2, '11:00:00', '8'),
    line(3, '12:00:00', '7'),
  ];
  const bet = betId('1');
  const transfer = (time: string, moved: number) => ({
    betId: bet,
    at: instant(`2026-11-28T${time}Z`),
    moved: cents(moved),
  });
  const stakes = ['7', '8'].map((matchId) => ({ betId: bet, matchId }));
  expect(
    movedAfter(
      [corrected, last, first],
      [transfer('11:00:00', 500_00), transfer('12:00:05', -500_00), transfer('09:00:00', 1_00)],
      stakes,
    ),
  ).toEqual([
    { line: corrected, moved: -500_00 },
    { line: last, moved: 500_00 },
  ]);
});
