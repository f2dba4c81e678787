import {
  DOUBLE_CHANCE,
  instant,
  oddsFromThousandths,
  ONE_X_TWO,
  WINNER,
  type Odds,
} from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { isBookUnderOne, isJump, isSameMatch, sidesNow } from './feed-guards.ts';

const odds = (decimal: number): Odds => oddsFromThousandths(Math.round(decimal * 1000));

test.each([
  [2.1, 3.2, false],
  [2.1, 3.22, true],
  [3.2, 2.1, false],
  [3.22, 2.1, true],
  [2.1, 210, true],
  [210, 2.1, true],
  // Rounded to hundredths, that may be 1.014 to 1.026.
  [1.01, 1.03, false],
  [1.03, 1.01, false],
  [1.01, 1.04, true],
  [1.909, 1.909, false],
])('from %d to %d is a jump: %s (D97)', (before, now, isOne) => {
  expect(isJump(odds(before), odds(now))).toBe(isOne);
});

test.each([
  [WINNER, [2, 2], false],
  [WINNER, [2.001, 2], true],
  [WINNER, [5, null], false],
  [ONE_X_TWO, [3, 3, 3], false],
  [ONE_X_TWO, [5, 5, 5], true],
  [DOUBLE_CHANCE, [1.5, 1.5, 1.5], false],
  [DOUBLE_CHANCE, [1.6, 1.5, 1.5], true],
] as const)('the book of %o at %j is under 100 %%: %s (D97)', (market, prices, isUnder) => {
  expect(
    isBookUnderOne(
      market,
      prices.map((one) => (one === null ? null : odds(one))),
    ),
  ).toBe(isUnder);
});

describe('sides of a match that is named again (D97)', () => {
  const sides = (text: string) => {
    const [homeTeam = '', awayTeam = ''] = text.split(' v ');
    return { homeTeam, awayTeam };
  };
  test.each([
    ['Gor Mahia v AFC Leopards', 'GOR MAHIA FC v Leopards', 'same'],
    ['Gor Mahia v AFC Leopards', 'Gor Maiha v AFC Leopard', 'same'],
    ['ES Sétif v Kariobangi Sharks', 'ES Setif v Karibangi Shraks', 'same'],
    ['Gor Mahia v AFC Leopards', 'GorMahia v A.F.C. Leopards', 'same'],
    ['Gor Mahia v AFC Leopards', 'AFC Leopards v Gor Mahia', 'swapped'],
    ['Gor Mahia v AFC Leopards', 'Tusker v Bandari', 'others'],
    ['Gor Mahia v AFC Leopards', 'Gor Mahia v Bandari', 'others'],
    ['Gor Mahia v AFC Leopards', 'Gor Mahia Youth v AFC Leopards Youth', 'others'],
    ['Iran v Gambia', 'Iraq v Zambia', 'others'],
    ['Austria v Slovakia', 'Australia v Slovenia', 'others'],
    ['Team 1 v Team 2', 'Team 3 v Team 2', 'others'],
    ['FC v Leopards', 'SC v Leopards', 'others'],
  ])('%s, then %s: %s', (before, now, became) => {
    expect(sidesNow(sides(before), sides(now))).toBe(became);
  });

  const at = (text: string, startsAt: string) => ({ ...sides(text), startsAt: instant(startsAt) });
  const first = at('Gor Mahia v AFC Leopards', '2026-11-21T12:00:00Z');
  test.each([
    ['Gor Mahia v Leopards', '2026-11-21T15:00:00Z', false, true],
    ['AFC Leopards v Gor Mahia', '2026-11-21T12:00:00Z', false, true],
    ['Gor Mahia v AFC Leopards', '2026-11-22T00:00:00Z', false, false],
    ['Gor Mahia v Tusker', '2026-11-21T12:00:00Z', false, false],
    ['Gor Mahia v AFC Leopards', '2026-11-21T12:06:00Z', true, false],
    ['Gor Mahia v AFC Leopards', '2026-11-21T12:04:00Z', true, true],
  ])('%s at %s (e-sports: %s) is the same match: %s', (text, startsAt, isEsport, isSame) => {
    expect(isSameMatch(first, at(text, startsAt), { isEsport })).toBe(isSame);
  });
});
