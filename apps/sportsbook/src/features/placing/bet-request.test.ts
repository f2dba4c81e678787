import {
  DEFAULT_LIMITS,
  kes,
  nairobiDay,
  oddsFromThousandths,
  quoteBet,
  taxRecordOn,
} from '@kipenga/betting-core';
import { aSelection } from '@kipenga/betting-core/testing';
import { aProfile } from '@kipenga/shell/testing';
import { expect, test } from 'vitest';
import { betRequest } from './bet-request.ts';

const pick = aSelection({ odds: oddsFromThousandths(2000) });
const taxRecord = taxRecordOn(nairobiDay('2026-11-21'));
const quote = quoteBet({ stake: kes(49), prices: [pick.odds], limits: DEFAULT_LIMITS, taxRecord });
const requestOf = (
  closed: readonly (typeof pick)[],
  started: readonly (typeof pick)[],
  postponed: readonly (typeof pick)[],
) =>
  betRequest({
    slip: { selections: [pick], unagreed: [], moved: [], open: [], closed, started, postponed },
    figures: {
      typed: { ok: true, value: kes(49) },
      stake: kes(49),
      quote,
      limits: DEFAULT_LIMITS,
      taxRecord,
      isGuess: false,
    },
    stake: { text: '49', usesFreeBet: false, acceptOddsChange: 'better' },
    profile: aProfile(),
    wallet: { balance: kes(500), bonus: kes(0), freeBet: kes(0) },
  });

test('open picks make a bet, however late this device thinks it is (D45)', () =>
  expect(requestOf([], [], []).ok).toBe(true));

test.each([
  ['match-started', [pick], [pick], []],
  ['match-postponed', [pick], [], [pick]],
  ['outcome-suspended', [pick], [], []],
] as const)('%s is refused before sending', (kind, closed, started, postponed) =>
  expect(requestOf(closed, started, postponed)).toMatchObject({ ok: false, reason: { rejection: { kind } } }),
);
