import { feedMatchId, oddsFromThousandths, outcomeId } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { aBetRequest } from '../samples/a-bet-request.ts';
import { decodeWire, encodeWire } from '../travel.ts';
import { printBetString, parseBetString } from './bet-string.ts';
import { combinationAnswerOnTheWire, combinationRequestOnTheWire } from './combination.wire.ts';
import { placeBetOnTheWire } from './place-bet.wire.ts';

test('a combination is one pick of a slip and of its bet string (D114)', () => {
  const asked = aBetRequest();
  const [first, ...others] = asked.selections;
  if (first === undefined) throw new Error('The sample has no pick.');
  const both = { ...first, outcomeId: outcomeId('9001+9014') };
  const wire = encodeWire(placeBetOnTheWire, {
    ...asked,
    betString: undefined as never,
    selections: [both, ...others],
  });
  expect(wire).toMatchObject({
    bet_string: '55101_9001+9014#55102_9014',
    slip: [{ event_odd_id: '9001+9014' }, { event_odd_id: '9014' }],
  });
  expect(decodeWire(placeBetOnTheWire, wire)).toMatchObject({ ok: true, value: { selections: [both, {}] } });
  const picks = [{ feedMatchId: feedMatchId('55101'), outcomeId: outcomeId('9001+9014+9020') }];
  expect(parseBetString(printBetString(picks))).toEqual({ ok: true, value: picks });
});

test.each(['9001+', '+9001', '9001++9002', '1+2+3+4+5+6+7', '9001 9002', '..'])('%s is no pick', (id) => {
  const wire = encodeWire(placeBetOnTheWire, aBetRequest()) as { readonly slip: readonly object[] };
  const slip = wire.slip.map((one) => ({ ...one, event_odd_id: id }));
  expect(decodeWire(placeBetOnTheWire, { ...wire, slip }).ok).toBe(false);
});

test('picks are asked for together, and answered with a price or with a reason that names those in the way', () => {
  const asked = { feedMatchId: feedMatchId('55101'), outcomeIds: [outcomeId('9014'), outcomeId('9001')] };
  const wire = encodeWire(combinationRequestOnTheWire, asked);
  expect(wire).toEqual({ parent_match_id: '55101', odd_ids: ['9014', '9001'] });
  expect(decodeWire(combinationRequestOnTheWire, wire)).toEqual({ ok: true, value: asked });
  for (const junk of [
    { ...(wire as object), stake: 1 },
    { parent_match_id: '55101' },
    { parent_match_id: '1', odd_ids: Array(13).fill('1') },
  ])
    expect(decodeWire(combinationRequestOnTheWire, junk).ok).toBe(false);
  const priced = {
    kind: 'priced',
    outcomeId: outcomeId('9001+9014'),
    odds: oddsFromThousandths(3_180),
    trueOdds: 3.44,
    multipliedOdds: 3.68,
    marginPercent: 8.18,
  } as const;
  const travelled = encodeWire(combinationAnswerOnTheWire, priced);
  expect(travelled).toMatchObject({ res: 0, odd_id: '9001+9014', odd_value: 3.18, true_odd: 3.44 });
  expect(decodeWire(combinationAnswerOnTheWire, travelled)).toEqual({ ok: true, value: priced });
  expect(decodeWire(combinationAnswerOnTheWire, { res: 0 }).ok).toBe(false);
  const pick = { marketTypeId: '1', outcomeKey: '1', homeTeam: 'Gor Mahia', awayTeam: 'AFC Leopards' };
  const refused = {
    res: 214,
    description: 'No.',
    reason: { code: 'combination-implied', values: { pick: [pick], by: [pick] } },
  };
  const read = decodeWire(combinationAnswerOnTheWire, refused);
  expect(read).toMatchObject({ ok: true, value: { kind: 'refused', code: 214, reason: refused.reason } });
  if (read.ok) expect(encodeWire(combinationAnswerOnTheWire, read.value)).toEqual(refused);
});
