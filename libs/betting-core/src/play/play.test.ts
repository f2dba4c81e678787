import { describe, expect, test } from 'vitest';
import { HOUSE_RULES } from '../house-rules.ts';
import { cents, kes, type Cents } from '../money/cents.ts';
import { compareInstants, instant, instantFromMs, toMs, type Instant } from '../time/instant.ts';
import { breakEndsAt, exclusionInForce, isExcluded, SELF_EXCLUSIONS, TIME_OUTS } from './break.ts';
import { checkDepositAgainstLimit } from './check-deposit-against-limit.ts';
import { limitCountsFrom, type DepositLimit } from './deposit-limit.ts';
import { changeLimit, limitInForce } from './own-limit.ts';

const now = instant('2026-11-21T09:00:00Z');
const after = (hours: number, from: Instant = now) => instantFromMs(toMs(from) + hours * 3_600_000);
const limit = (amount: Cents | null, pending: DepositLimit['pending'] = null): DepositLimit => ({
  period: 'week',
  amount,
  pending,
});

describe('a deposit limit', () => {
  test('holds at once when it is the first, or lower', () => {
    expect(changeLimit(limit(null), kes(500), now)).toEqual(limit(kes(500)));
    expect(changeLimit(limit(kes(500)), kes(499), now)).toEqual(limit(kes(499)));
    expect(changeLimit(limit(kes(500)), cents(0), now)).toEqual(limit(cents(0)));
  });

  test.each([kes(501), null])('raised or removed (%s) waits 24 hours', (amount) => {
    const waiting = changeLimit(limit(kes(500)), amount, now);
    expect(waiting).toEqual(limit(kes(500), { amount, from: after(24) }));
    expect(HOUSE_RULES.limitRaiseDelayHours).toBe(24);
    const aSecondBefore = instant('2026-11-22T08:59:59Z');
    expect(limitInForce(waiting, aSecondBefore)).toEqual(waiting);
    expect(limitInForce(waiting, after(24))).toEqual(limit(amount));
  });

  test('asked for again the same raise does not wait anew, another one does', () => {
    const waiting = changeLimit(limit(kes(500)), kes(600), now);
    expect(changeLimit(waiting, kes(600), after(5))).toEqual(waiting);
    expect(changeLimit(waiting, kes(550), after(5))).toEqual(
      limit(kes(500), { amount: kes(550), from: after(29) }),
    );
  });

  test('the same or a lower amount calls a raise off', () => {
    const waiting = limit(kes(500), { amount: null, from: after(1) });
    expect(changeLimit(waiting, kes(500), now)).toEqual(limit(kes(500)));
    expect(changeLimit(waiting, kes(400), now)).toEqual(limit(kes(400)));
  });

  test('is judged by what holds now: after a raise came into force, less is lower', () => {
    const raised = limit(kes(500), { amount: kes(900), from: now });
    expect(changeLimit(raised, kes(700), now)).toEqual(limit(kes(700)));
    expect(changeLimit(limit(kes(500), { amount: null, from: now }), kes(9_000), now)).toEqual(
      limit(kes(9_000)),
    );
  });

  test('counts back from now, so that midnight opens no new purse', () => {
    expect(limitCountsFrom('day', now)).toBe('2026-11-20T09:00:00Z');
    expect(limitCountsFrom('week', now)).toBe('2026-11-14T09:00:00Z');
    expect(limitCountsFrom('month', now)).toBe('2026-10-22T09:00:00Z');
  });
});

describe('a deposit under limits', () => {
  const deposited = { day: kes(100), week: kes(400), month: kes(400) };
  const day = (amount: Cents | null): DepositLimit => ({ period: 'day', amount, pending: null });

  test('is taken up to what is left, and not a cent more', () => {
    expect(checkDepositAgainstLimit(kes(100), deposited, [limit(kes(500))])).toEqual({
      ok: true,
      value: kes(100),
    });
    expect(checkDepositAgainstLimit(kes(101), deposited, [limit(kes(500))])).toEqual({
      ok: false,
      reason: { kind: 'deposit-limit-passed', period: 'week', limit: kes(500), left: kes(100) },
    });
  });

  test('is told the limit that leaves the least', () => {
    const limits = [day(kes(150)), limit(kes(500))];
    expect(checkDepositAgainstLimit(kes(200), deposited, limits)).toMatchObject({
      reason: { period: 'day', left: kes(50) },
    });
    expect(checkDepositAgainstLimit(kes(200), deposited, limits.toReversed())).toMatchObject({
      reason: { period: 'day' },
    });
  });

  test('under a limit lowered below what was deposited, nothing is left', () => {
    expect(checkDepositAgainstLimit(kes(1), deposited, [limit(kes(300))])).toMatchObject({
      reason: { left: 0 },
    });
  });

  test('without a limit is taken', () => {
    expect(checkDepositAgainstLimit(kes(70_000), deposited, [])).toMatchObject({ ok: true });
    expect(checkDepositAgainstLimit(kes(70_000), deposited, [limit(null), day(null)])).toMatchObject({
      ok: true,
    });
  });
});

describe('a break', () => {
  test.each([
    ['day', '2026-11-22T09:00:00Z'],
    ['week', '2026-11-28T09:00:00Z'],
    ['month', '2026-12-21T09:00:00Z'],
  ] as const)('a time-out of a %s ends at %s', (length, end) => {
    expect(breakEndsAt(length, now)).toBe(end);
  });

  test.each(['2026-03-01T00:00:00Z', '2027-08-31T00:00:00Z', '2028-02-29T00:00:00Z'])(
    'a self-exclusion of %s is never shorter than its months and years',
    (text) => {
      const from = instant(text);
      const inMonths = (count: number) =>
        instantFromMs(new Date(text).setUTCMonth(new Date(text).getUTCMonth() + count));
      expect(compareInstants(breakEndsAt('half-year', from), inMonths(6))).toBeGreaterThanOrEqual(0);
      expect(compareInstants(breakEndsAt('year', from), inMonths(12))).toBeGreaterThanOrEqual(0);
      expect(compareInstants(breakEndsAt('five-years', from), inMonths(60))).toBeGreaterThanOrEqual(0);
    },
  );

  test('counts until its very end', () => {
    const taken = [{ until: after(24) }];
    expect(isExcluded(taken, now)).toBe(true);
    expect(isExcluded(taken, after(24))).toBe(false);
    expect(isExcluded([], now)).toBe(false);
  });

  test('taken later never shortens one that runs: the last end counts, and for good is after all', () => {
    const taken = [{ until: after(100) }, { until: after(2) }, { until: after(-1) }];
    expect(exclusionInForce(taken, now)).toEqual({ until: after(100) });
    expect(exclusionInForce([...taken, { until: null }, { until: after(999) }], now)).toEqual({
      until: null,
    });
    expect(exclusionInForce(taken, after(100))).toBeNull();
  });

  test('lengths are named shortest first', () => {
    const ends = [...TIME_OUTS, ...SELF_EXCLUSIONS].map((length) => breakEndsAt(length, now));
    expect(ends).toEqual(ends.toSorted(compareInstants));
  });
});
