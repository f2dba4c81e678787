import { cents, instantFromMs, oddsFromThousandths, type Cents } from '@kipenga/betting-core';
import { anyOdds, anySelection } from '@kipenga/betting-core/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBetString, printBetString } from '../bets/bet-string.ts';
import { selectionOnTheWire } from '../bets/selection.wire.ts';
import { decodeWire, encodeWire } from '../travel.ts';
import type { Codec } from './codec-of.ts';
import { decimalOdds, priceOrNone, totalOddsNumber } from './decimal-odds.ts';
import { kes, kesText, signedKes } from './kes.ts';
import { nairobiDatetime, nairobiDatetimeT, nairobiDayText } from './nairobi-datetime.ts';

const anyAmount = (): fc.Arbitrary<Cents> => fc.integer({ min: 0, max: 10 ** 13 }).map(cents);

const anyInstant = () =>
  fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => instantFromMs(seconds * 1_000));
const anyPrice = () => fc.option(fc.integer({ min: 1_001, max: 10_000_000 }).map(oddsFromThousandths));
const anyChange = () => fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map(cents);

/** Pairs a codec with generated values. The types are checked here and erased for the table below. */
const pair = <Domain>(codec: Codec<Domain>, any: fc.Arbitrary<Domain>) =>
  [codec, any] as unknown as readonly [Codec<unknown>, fc.Arbitrary<unknown>];

describe('every value of ours travels there and back as JSON', () => {
  test.each([
    ['money, to the cent (D01)', pair(kes, anyAmount())],
    ['money in a query', pair(kesText, anyAmount())],
    ['money taken away', pair(signedKes, anyChange())],
    ['odds, to the thousandth (D01)', pair(decimalOdds, anyOdds())],
    ['every price there is', pair(priceOrNone, anyPrice())],
    ['total odds', pair(totalOddsNumber, fc.integer({ min: 0, max: 10 ** 12 }))],
    ['moments, to the second (D45)', pair(nairobiDatetime, anyInstant())],
    ['moments with a T (R4-12)', pair(nairobiDatetimeT, anyInstant())],
    ['selections', pair(selectionOnTheWire, anySelection())],
  ])('%s', (_title, [codec, any]) => {
    fc.assert(
      fc.property(any, (value) => {
        const travelled: unknown = JSON.parse(JSON.stringify(encodeWire(codec, value)));
        expect(decodeWire(codec, travelled)).toEqual({ ok: true, value });
      }),
    );
  });

  test('bet strings (R7-15)', () => {
    fc.assert(
      fc.property(fc.array(anySelection(), { minLength: 1, maxLength: 50 }), (selections) => {
        const picks = selections.map(({ feedMatchId, outcomeId }) => ({ feedMatchId, outcomeId }));
        expect(parseBetString(printBetString(picks))).toEqual({ ok: true, value: picks });
      }),
    );
  });
});

describe('total odds', () => {
  test('of fifty picks at the highest price travel too, as near as a number comes (D63)', () => {
    const hundredths = 100 * 10_000 ** 50;
    const travelled: unknown = JSON.parse(JSON.stringify(encodeWire(totalOddsNumber, hundredths)));
    const read = decodeWire(totalOddsNumber, travelled);
    expect(read.ok && Math.abs(read.value / hundredths - 1)).toBeLessThan(1e-14);
  });

  test.each(['', ' ', '-1', -1, '0x10', 'many', null])('are no %j', (wire) => {
    expect(decodeWire(totalOddsNumber, wire).ok).toBe(false);
  });
});

describe('a day', () => {
  test.each(['2026-11-21', '2000-01-01', '2999-12-30'])('%s is one', (day) => {
    expect(decodeWire(nairobiDayText, day)).toEqual({ ok: true, value: day });
  });

  test.each(['0000-01-01', '1999-12-31', '9999-12-31', '2026-02-30', '2026-1-1', ''])(
    '%s is none to ask for: the days around it must exist too',
    (day) => {
      expect(decodeWire(nairobiDayText, day).ok).toBe(false);
    },
  );
});

describe('money', () => {
  test.each([
    [49, 4900],
    ['49.00', 4900],
    ['49.5', 4950],
    [0.07, 7],
    [1.1, 110],
    [4.35, 435],
    [0, 0],
    ['0049', 4900],
  ])('%j is %i cents', (wire, amount) => {
    expect(decodeWire(kes, wire)).toEqual({ ok: true, value: amount });
  });

  test.each([
    49.001,
    '49.000',
    1e21,
    '1e3',
    NaN,
    Infinity,
    '',
    ' 49',
    '49 ',
    '0x31',
    '٤٩',
    true,
    null,
    undefined,
    [49],
    {},
    -49,
    '-0.01',
    '+49',
    '4,900',
    'KES 49',
  ])('refuses %j in words, and does not throw (D01, D62)', (wire) => {
    expect(decodeWire(kes, wire)).toEqual({ ok: false, reason: expect.stringMatching(/amount/) as string });
  });

  test('any text at all is read or refused, never thrown on', () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        expect(typeof decodeWire(kes, junk).ok).toBe('boolean');
        expect(typeof decodeWire(selectionOnTheWire, junk).ok).toBe('boolean');
      }),
    );
  });
});

describe('a bet string', () => {
  test.each([
    '',
    '#',
    '1',
    '1_',
    '_1',
    '1_2#',
    '1_2##3_4',
    '1_2 #3_4',
    '1_2#a b_3',
    '1/2_3',
    `${'1_2#'.repeat(50)}1_2`,
  ])('refuses %j', (text) => {
    expect(parseBetString(text).ok).toBe(false);
  });
  test('is parent_match_id_event_odd_id joined by #', () => {
    expect(parseBetString('55101_9001#55102_9014')).toMatchObject({
      ok: true,
      value: [
        { feedMatchId: '55101', outcomeId: '9001' },
        { feedMatchId: '55102', outcomeId: '9014' },
      ],
    });
  });
});

describe('a time without a zone', () => {
  test('is Nairobi, whatever the zone of the reader (D45)', () => {
    expect(decodeWire(nairobiDatetime, '2026-11-22 01:30:00')).toEqual({
      ok: true,
      value: '2026-11-21T22:30:00Z',
    });
  });
  test.each([
    '2026-02-30 10:00:00',
    '2026-11-22',
    '2026-11-22 10:00',
    '22/11/2026 10:00:00',
    '2026-11-22T10:00:00Z',
    '',
  ])('refuses %j', (text) => {
    expect(decodeWire(nairobiDatetime, text).ok).toBe(false);
  });
});
