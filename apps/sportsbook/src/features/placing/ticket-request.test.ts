import { DEFAULT_LIMITS, instant, jackpotId, kes, type TicketRejection } from '@kipenga/betting-core';
import { aJackpot, aTicket } from '@kipenga/betting-core/testing';
import { aProfile } from '@kipenga/shell/testing';
import { expect, test } from 'vitest';
import shellLate from '@kipenga/shell/late-words/en.json';
import uiBetting from '@kipenga/ui/betting-words/en.json';
import reasons from '@kipenga/words/en/reasons.json';
import late from '../../pages/words/en.json';
import { ticketRejectionText, ticketRequest } from './ticket-request.ts';

const jackpot = aJackpot(3, { betAmount: kes(49) });
const profile = aProfile();
const wallet = { balance: kes(500), bonus: kes(0), freeBet: kes(0) };
const ask = (changes: Partial<Parameters<typeof ticketRequest>[0]> = {}) =>
  ticketRequest({
    ticket: aTicket(jackpot, ['1,X', '2', 'X']),
    jackpot,
    limits: DEFAULT_LIMITS,
    profile,
    wallet,
    ...changes,
  });
const kindOf = (result: ReturnType<typeof ask>) => (result.ok ? null : result.reason.rejection.kind);

test('a ticket that may be placed says what it costs and how many lines it plays (R9-06)', () => {
  expect(ask()).toMatchObject({
    ok: true,
    value: { stake: kes(98), combinations: 2, jackpotType: 'mega', profileId: profile.profileId },
  });
});

test('what the house would refuse is known before it is sent (D04, D65)', () => {
  expect(kindOf(ask({ jackpot: { ...jackpot, id: jackpotId('9') } }))).toBe('other-jackpot');
  expect(kindOf(ask({ jackpot: { ...jackpot, phase: 'settled' } }))).toBe('jackpot-not-open');
  expect(kindOf(ask({ ticket: aTicket(jackpot, ['1']) }))).toBe('picks-missing');
  expect(kindOf(ask({ limits: { ...DEFAULT_LIMITS, maxStake: kes(97) } }))).toBe('stake-too-high');
  expect(kindOf(ask({ wallet: { ...wallet, balance: kes(97.99) } }))).toBe('insufficient-funds');
});

test('whether the first match has begun is for the platform to say (D45)', () => {
  const matches = jackpot.matches.map((match) => ({ ...match, startsAt: instant('2020-01-01T00:00:00Z') }));
  expect(kindOf(ask({ jackpot: { ...jackpot, matches } }))).toBeNull();
});

const REJECTIONS: { readonly [Kind in TicketRejection['kind']]: Extract<TicketRejection, { kind: Kind }> } = {
  'other-jackpot': { kind: 'other-jackpot' },
  'jackpot-not-open': { kind: 'jackpot-not-open' },
  'login-needed': { kind: 'login-needed' },
  'self-excluded': { kind: 'self-excluded', until: null },
  'day-limit-passed': {
    kind: 'day-limit-passed',
    of: 'stake',
    limit: kes(500),
    left: kes(0),
    until: instant('2026-11-21T21:00:00Z'),
  },
  'picks-missing': { kind: 'picks-missing', matchIds: [] },
  'picks-unknown': { kind: 'picks-unknown', matchIds: [] },
  'too-many-doubles': { kind: 'too-many-doubles', maximum: 7 },
  'stake-too-high': { kind: 'stake-too-high', maximum: kes(20_000) },
  'insufficient-funds': { kind: 'insufficient-funds', balance: kes(0), shortBy: kes(1) },
};

test.each(Object.values(REJECTIONS))('$kind has words', (rejection) => {
  const text = ticketRejectionText(rejection);
  expect({ ...shellLate, ...uiBetting, ...reasons, ...late }).toHaveProperty([
    typeof text === 'string' ? text : text.id,
  ]);
});
