import { expect, test } from 'vitest';
import { instant } from '@kipenga/betting-core';
import { explainLine } from './explain-line.ts';
import type { Line } from './statement.store.ts';

const NOTHING: Line = {
  at: instant('2026-11-21T12:00:00Z'),
  kind: 'deposit',
  isSession: false,
  isFreeBet: false,
  isPaid: false,
  knownAs: null,
  gameId: null,
  cash: 0,
  bonus: 0,
  payoutHold: 0,
  tax: 0,
  fee: 0,
  openingCash: 0,
  openingBonus: 0,
};

test.each<[string, Partial<Line>, readonly string[]]>([
  ['a deposit that is taxed', { cash: 97, tax: 3 }, ['deposit 100', 'deposit-tax -3']],
  [
    'a withdrawal that is paid, with its fee and its tax',
    { kind: 'withdrawal', cash: -200, fee: 12, tax: 8 },
    ['withdrawal -180', 'withdrawal-tax -8', 'withdrawal-fee -12'],
  ],
  ['a withdrawal under way', { kind: 'withdrawal', cash: -200 }, ['withdrawal -200']],
  [
    'a jackpot above the limit of the day',
    { kind: 'ticket-won', cash: 50, payoutHold: 30, tax: 20 },
    ['ticket-payout 100', 'winnings-tax -20', 'payout-hold -30'],
  ],
  [
    'a win of which all waits for tomorrow',
    { kind: 'bet-won', payoutHold: 30, tax: 20 },
    ['bet-payout 50', 'winnings-tax -20', 'payout-hold -30'],
  ],
  [
    'a tier of the casino’s jackpot, which no tax is taken of',
    { kind: 'casino-jackpot', cash: 5_000 },
    ['ticket-payout 5000'],
  ],
  [
    'a win of a free bet says that no stake was taken before it',
    { kind: 'bet-won', isFreeBet: true, cash: 50, tax: 20 },
    ['free-bet-payout 70', 'winnings-tax -20'],
  ],
  ['the next day', { kind: 'payout-release', cash: 30, payoutHold: -30 }, ['payout-release 30']],
  [
    'a correction of a win that waits: nothing falls below zero on the way',
    { kind: 'settlement-reversal', cash: -50, payoutHold: -30, tax: -20 },
    ['payout-release 30', 'correction -80'],
  ],
  ['a void bet, its tax with it', { kind: 'bet-void', cash: 100, tax: -11 }, ['bet-returned 100']],
  [
    'a bonus that becomes cash',
    { kind: 'bonus-release', cash: 7, bonus: -7 },
    ['bonus-release -7', 'bonus-release 7'],
  ],
  ['a game that took as much as it brought', { kind: 'game-round', isSession: true }, ['game 0']],
  ['a stake taken back in a session', { kind: 'deposit-returned', isSession: true, cash: 5 }, ['game 5']],
  [
    'cents of a withdrawal that arrived, as older databases have them',
    { kind: 'withdrawal-returned', isPaid: true, cash: 3 },
    ['withdrawal-change 3'],
  ],
  ['a kind of a newer release', { kind: 'gift', cash: 5, tax: 1 }, ['other 5']],
])('%s', (_, line, said) => {
  expect(explainLine({ ...NOTHING, ...line }).map(({ type, amount }) => `${type} ${amount}`)).toEqual(said);
});
