import { cents, instant, oddsFromThousandths } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { decodeWire, encodeWire } from '../travel.ts';
import { placeBetAnswerOnTheWire, type PlaceBetAnswer } from '../bets/place-bet.wire.ts';
import { reasonOnTheWire } from './reason.wire.ts';
import type { Reason } from './reasons.ts';

const travelled: readonly (readonly [Reason, object])[] = [
  [{ code: 'empty-slip', values: {} }, {}],
  [{ code: 'stake-too-low', values: { minimum: cents(1_050) } }, { minimum: 10.5 }],
  [
    { code: 'self-excluded', values: { until: instant('2026-11-23T09:00:00Z') } },
    { until: '2026-11-23 12:00:00' },
  ],
  [
    {
      code: 'odds-changed',
      values: { changes: [{ was: oddsFromThousandths(1_850), now: oddsFromThousandths(2_000) }] },
    },
    { changes: [{ was: 1.85, now: 2 }] },
  ],
  [
    { code: 'match-started', values: { matches: [{ home: 'Gor Mahia', away: 'AFC Leopards' }] } },
    { matches: [{ home: 'Gor Mahia', away: 'AFC Leopards' }] },
  ],
];

test.each(travelled)('%j travels with its values, there and back', (reason, values) => {
  const wire = encodeWire(reasonOnTheWire, reason);
  expect(wire).toEqual({ code: reason.code, values });
  expect(decodeWire(reasonOnTheWire, wire)).toEqual({ ok: true, value: reason });
});

const UNREADABLE: readonly (readonly [string, object])[] = [
  ['no reason', {}],
  ['a reason of a newer platform', { reason: { code: 'too-rainy', values: { litres: 3 } } }],
  ...[null, 'x', {}, [], { code: 5 }].map((reason): [string, object] => [JSON.stringify(reason), { reason }]),
  ['values that cannot be read', { reason: { code: 'stake-too-low', values: { minimum: 'some' } } }],
];

test.each(UNREADABLE)('a refusal with %s is read by its words', (_, beside) => {
  const answer = decodeWire(placeBetAnswerOnTheWire, { res: 221, description: 'Too low.', ...beside });
  expect(answer).toEqual({ ok: true, value: { kind: 'refused', code: 221, description: 'Too low.' } });
});

test.each([
  { code: 'gone', values: {} },
  { code: 'stake-too-low', values: { least: 4 } },
])('a kept answer that names %j is told by its words alone', (reason) => {
  const answer = { kind: 'refused', code: 221, description: 'Too low.', reason } as unknown as PlaceBetAnswer;
  expect(encodeWire(placeBetAnswerOnTheWire, answer)).toEqual({
    res: 221,
    our_bet_id: null,
    description: 'Too low.',
  });
});
