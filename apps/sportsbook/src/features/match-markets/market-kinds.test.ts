import { GOAL_MARKETS, marketTypeId, WINNER_MARKETS, type Market } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { kindIn, kindsOf, MARKET_KINDS, marketsOfKind } from './market-kinds.ts';

const marketOf = ({ typeId, name }: Pick<Market, 'typeId' | 'name'>): Market => ({
  typeId,
  name,
  outcomes: [],
});
const football = GOAL_MARKETS.map(marketOf);

test('every market of the table is of a kind, and stands under All whatever it is (R2-40)', () => {
  for (const market of [...football, ...WINNER_MARKETS.map(marketOf)])
    expect([market.name, MARKET_KINDS.filter((kind) => marketsOfKind(kind, [market]).length > 0)]).toEqual([
      market.name,
      expect.arrayContaining(['all', expect.not.stringMatching('all')]),
    ]);
  const foreign = marketOf({ typeId: marketTypeId('9999'), name: 'corners' });
  expect(marketsOfKind('all', [...football, foreign])).toHaveLength(football.length + 1);
});

test('a match of one market has no kinds to choose from', () => {
  expect(kindsOf(football)).toEqual(['all', 'main', 'goals', 'halves', 'score']);
  expect(kindsOf(WINNER_MARKETS.map(marketOf))).toEqual([]);
  expect(marketsOfKind('main', football).map(({ name }) => name)).toEqual([
    '1x2',
    'double chance',
    'over/under 2.5',
    'both teams to score',
    'draw no bet',
  ]);
});

test('an address that names no kind means all', () => {
  const of = (query: string) => kindIn(new URLSearchParams(query));
  expect([of(''), of('kind=goals'), of('kind=__proto__')]).toEqual(['all', 'goals', 'all']);
});
