import { describe, expect, test } from 'vitest';
import { cents, kes, type Cents } from '../money/cents.ts';
import { instant } from '../time/instant.ts';
import { dayLimitRejection, leftToday, type DayLimit, type DayLimitKind } from './day-limit.ts';

const until = instant('2026-11-21T21:00:00Z');
const limit = (of: DayLimitKind, amount: Cents | null): DayLimit => ({ of, amount, pending: null });
const played = (staked: number, lost: number) => ({ staked: kes(staked), lost: kes(lost) });

describe('what the limits of a day leave', () => {
  test('nothing is left to say without a limit', () => {
    expect(leftToday([], played(500, 500), until)).toBeNull();
    expect(leftToday([limit('stake', null), limit('loss', null)], played(500, 500), until)).toBeNull();
  });

  test('what was staked counts, whatever came back', () => {
    expect(leftToday([limit('stake', kes(500))], played(480, -1_000), until)).toEqual({
      of: 'stake',
      limit: kes(500),
      left: kes(20),
      until,
    });
  });

  test('a loss limit leaves what may still be lost, and winnings of the day on top', () => {
    const loss = [limit('loss', kes(500))];
    expect(leftToday(loss, played(900, 480), until)).toMatchObject({ of: 'loss', left: kes(20) });
    expect(leftToday(loss, played(900, -100), until)).toMatchObject({ left: kes(600) });
  });

  test('of two, the one that leaves the least is told, and never less than nothing', () => {
    const both = [limit('stake', kes(500)), limit('loss', kes(200))];
    expect(leftToday(both, played(450, 100), until)).toMatchObject({ of: 'stake', left: kes(50) });
    expect(leftToday(both, played(300, 300), until)).toMatchObject({ of: 'loss', left: cents(0) });
  });
});

describe('a stake under a limit of the day', () => {
  const left = { of: 'loss', limit: kes(500), left: kes(60), until } as const;

  test('is taken up to what is left, and not a cent more', () => {
    expect(dayLimitRejection(kes(60), left)).toBeNull();
    expect(dayLimitRejection(cents(6_001), left)).toEqual({ kind: 'day-limit-passed', ...left });
  });

  test('is taken where there is no limit', () => {
    expect(dayLimitRejection(kes(20_000), null)).toBeNull();
    expect(dayLimitRejection(kes(20_000), undefined)).toBeNull();
  });
});
