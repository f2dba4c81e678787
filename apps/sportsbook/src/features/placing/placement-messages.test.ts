import { instant, kes, type Rejection } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import en from '../../pages/words/en.json';
import sw from '../../pages/words/sw.json';
import enReasons from '@kipenga/words/en/reasons.json';
import swReasons from '@kipenga/words/sw/reasons.json';
import { rejectionText } from './placement-messages.ts';

const everyRejection: { readonly [Kind in Rejection['kind']]: Extract<Rejection, { kind: Kind }> } = {
  'empty-slip': { kind: 'empty-slip' },
  'login-needed': { kind: 'login-needed' },
  'self-excluded': { kind: 'self-excluded', until: instant('2026-12-01T00:00:00Z') },
  'day-limit-passed': {
    kind: 'day-limit-passed',
    of: 'loss',
    limit: kes(500),
    left: kes(20),
    until: instant('2026-11-21T21:00:00Z'),
  },
  'too-many-selections': { kind: 'too-many-selections', maximum: 50 },
  'same-match-twice': { kind: 'same-match-twice', matchIds: [] },
  'system-unplayable': { kind: 'system-unplayable', why: { kind: 'size-missing' } },
  'stake-not-whole': { kind: 'stake-not-whole' },
  'stake-too-low': { kind: 'stake-too-low', minimum: kes(20) },
  'stake-too-high': { kind: 'stake-too-high', maximum: kes(20_000) },
  'free-bet-missing': { kind: 'free-bet-missing' },
  'free-bet-stake-differs': { kind: 'free-bet-stake-differs', freeBet: kes(50) },
  'free-bet-not-prematch': { kind: 'free-bet-not-prematch' },
  'outcome-unknown': { kind: 'outcome-unknown', outcomeIds: [] },
  'match-started': { kind: 'match-started', selections: [] },
  'match-postponed': { kind: 'match-postponed', selections: [] },
  'outcome-suspended': { kind: 'outcome-suspended', selections: [] },
  'odds-changed': { kind: 'odds-changed', changes: [] },
  'insufficient-funds': { kind: 'insufficient-funds', balance: kes(1), shortBy: kes(48) },
};

test.each(Object.values(everyRejection))('$kind has words in both languages', (rejection) => {
  const said = rejectionText(rejection);
  const id = typeof said === 'string' ? said : said.id;
  expect({ ...en, ...enReasons }).toHaveProperty([id]);
  expect({ ...sw, ...swReasons }).toHaveProperty([id]);
});
