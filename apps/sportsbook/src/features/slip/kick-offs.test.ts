import {
  instant,
  matchId,
  oddsFromThousandths,
  type LiveState,
  type MatchMarkets,
  type Odds,
} from '@kipenga/betting-core';
import { aMatch } from '@kipenga/betting-core/testing';
import { expect, test } from 'vitest';
import { longestWait, startedMatches } from './kick-offs.ts';

const PRICE = oddsFromThousandths(2000);
const LIVE: LiveState = {
  period: 'first-half',
  minute: 11,
  added: 0,
  home: 1,
  away: 0,
  homeReds: 0,
  awayReds: 0,
  isSuspended: true,
  why: 'goal',
};
const at = (id: string, time: string, prices: readonly (Odds | null)[]): MatchMarkets => {
  const match = aMatch({ id: matchId(id), startsAt: instant(`2026-11-21T${time}:00Z`) });
  const { mainOutcomes } = match;
  return {
    match,
    markets: prices.map((odds) => ({
      typeId: mainOutcomes.home!.marketTypeId,
      name: '1x2',
      outcomes: [{ ...mainOutcomes.home!, odds }],
    })),
  };
};

test.each([
  ['every price off: it has started', [at('a', '12:00', [null, null])], ['a']],
  ['one price left: it has not', [at('a', '12:00', [null, PRICE])], []],
  ['a later match is still open', [at('a', '12:00', [null]), at('b', '14:00', [PRICE])], ['a']],
  [
    'an earlier match is still open: only suspended',
    [at('a', '12:00', [PRICE]), at('b', '14:00', [null])],
    [],
  ],
  ['one of the same minute is still open', [at('a', '12:00', [PRICE]), at('b', '12:00', [null])], []],
  ['the house says it is only suspended', [{ ...at('a', '12:00', [null]), state: 'suspended' }], []],
  [
    'the house says it has',
    [{ ...at('a', '12:00', [null]), state: 'started' }, at('b', '12:00', [PRICE])],
    ['a'],
  ],
  [
    'it has, and is played: a goal took its prices off, and they come back',
    [{ ...at('a', '12:00', [null]), state: 'started', live: LIVE }, at('b', '12:00', [PRICE])],
    [],
  ],
  ['nothing is known yet', [], []],
] as const)('%s (D45)', (_, known, expected) => expect(startedMatches(known)).toEqual(expected));

test('a bet waits as long as its match in play that waits longest, and not for one before its kick-off (D103)', () => {
  const before = { ...at('a', '12:00', [PRICE]), waitSeconds: 30 };
  const playing = (id: string, waitSeconds: number) => ({
    ...at(id, '12:00', [PRICE]),
    live: LIVE,
    waitSeconds,
  });
  expect(longestWait([before])).toBe(0);
  expect(longestWait([before, playing('b', 5), playing('c', 9)])).toBe(9);
});
