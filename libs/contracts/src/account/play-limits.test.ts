import { instant, kes } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { decodeWire, encodeWire } from '../travel.ts';
import {
  depositLimitRequestOnTheWire,
  playLimitsOnTheWire,
  selfExclusionOnTheWire,
  timeOutOnTheWire,
} from './play-limits.wire.ts';

const row = { period: 'week', amount: 2000, pending_amount: null, pending_from: null };
const read = (limit: object) =>
  decodeWire(playLimitsOnTheWire, {
    deposit_limits: [limit],
    day_limits: [{ of: 'loss', amount: 300, pending_amount: null, pending_from: null }],
    staked_today: 240,
    lost_today: -35.5,
    day_ends_at: '2026-11-22 00:00:00',
    time_out_until: null,
    self_exclusion_until: null,
  });

describe("a customer's own limits, as they travel", () => {
  test.each([
    ['nothing waits', {}, null],
    [
      'a raise waits',
      { pending_amount: 5000, pending_from: '2026-11-22 12:00:00' },
      { amount: kes(5000), from: instant('2026-11-22T09:00:00Z') },
    ],
    [
      'a removal waits',
      { pending_from: '2026-11-22 12:00:00' },
      { amount: null, from: instant('2026-11-22T09:00:00Z') },
    ],
  ])('%s', (_title, changes, pending) => {
    const answer = read({ ...row, ...changes });
    expect(answer).toMatchObject({
      ok: true,
      value: { depositLimits: [{ period: 'week', amount: kes(2000), pending }] },
    });
    if (answer.ok)
      expect(encodeWire(playLimitsOnTheWire, answer.value)).toMatchObject({
        deposit_limits: [{ ...row, ...changes }],
      });
  });

  test.each([{ period: 'year' }, { amount: -1 }, { amount: undefined }, { pending_amount: 10 }])(
    '%j is refused, not left out',
    (changes) => {
      expect(read({ ...row, ...changes })).toMatchObject({ ok: false });
    },
  );

  test('no amount is not the same as none', () => {
    expect(decodeWire(depositLimitRequestOnTheWire, { period: 'day' })).toMatchObject({ ok: false });
    expect(decodeWire(depositLimitRequestOnTheWire, { period: 'day', amount: null })).toMatchObject({
      ok: true,
    });
  });

  test('a length we do not have is refused', () => {
    expect(decodeWire(timeOutOnTheWire, { length: 'year' })).toMatchObject({ ok: false });
    expect(decodeWire(selfExclusionOnTheWire, { length: 'day', password: 'x' })).toMatchObject({ ok: false });
    expect(decodeWire(selfExclusionOnTheWire, { length: 'year' })).toMatchObject({ ok: false });
  });
});
