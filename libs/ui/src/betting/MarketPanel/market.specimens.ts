import { marketTypeId, outcomeId, outcomeKey, type Market } from '@kipenga/betting-core';
import { price } from '../../testing/specimens.ts';

const market = (
  typeId: string,
  name: string,
  outcomes: readonly (readonly [string, number | null])[],
): Market => ({
  typeId: marketTypeId(typeId),
  name,
  outcomes: outcomes.map(([key, odds]) => ({
    key: outcomeKey(key),
    id: outcomeId(`${typeId}-${key}`),
    label: key,
    odds: odds === null ? null : price(odds),
  })),
});

const SCORES = ['1:0', '2:0', '2:1', '3:0', '3:1', '0:0', '1:1', '2:2', '0:1', '0:2', '1:2'];

/** Markets as the feed names them: of two, three and many outcomes, with short names and long ones. */
export const MARKETS = {
  result: market('1', '1x2', [
    ['1', 2.35],
    ['X', 3.1],
    ['2', 2.95],
  ]),
  doubleChance: market('10', 'double chance', [
    ['1 or X', 1.32],
    ['1 or 2', 1.29],
    ['X or 2', 1.5],
  ]),
  goals: market('18', 'over/under 2.5', [
    ['over 2.5', 2.2],
    ['under 2.5', 1.62],
  ]),
  bothScore: market('29', 'both teams to score', [
    ['yes', 1.95],
    ['no', null],
  ]),
  firstHalf: market('60', 'first half result', [
    ['1', 2.9],
    ['X', 2.05],
    ['2', 3.4],
  ]),
  correctScore: market(
    '45',
    'correct score',
    SCORES.map((score, at) => [score, 6.5 + at * 1.25] as const),
  ),
  longNames: market('35', 'first half result and both teams to score', [
    ['Wolverhampton Wanderers and yes', 9.5],
    ['draw and no', 4.2],
    ['Brighton & Hove Albion and no', 11],
  ]),
} as const;
